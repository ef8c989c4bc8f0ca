/** Words that our texts do not use, as data. They match whole words, ignoring case. */
export interface UnwantedWord {
  /** A regular expression for one word or a few. */
  readonly word: string;
  readonly instead: string;
}

/** Formal or technical words that older readers may not know. */
export const hardDutchWords: readonly UnwantedWord[] = [
  { word: 'credits?', instead: 'tegoed' },
  { word: 'offline', instead: 'zonder internet' },
  { word: 'online', instead: 'via internet' },
  { word: 'synchroni\\w+|gesynchroniseerd', instead: 'versturen, bijwerken' },
  { word: 'cache', instead: 'bewaard op dit toestel' },
  { word: 'browser', instead: 'toestel, of niets' },
  { word: 'deadline', instead: 'de laatste dag' },
  { word: 'asap', instead: 'zo snel mogelijk' },
  { word: 'upload\\w*|download\\w*', instead: 'versturen, bewaren' },
  { word: 'device', instead: 'toestel' },
  { word: 'geconfigureerd|configur\\w+', instead: 'instellen, in orde' },
  { word: 'genereer\\w*|gegenereerd', instead: 'maken' },
  { word: 'initialiser\\w+|valider\\w+|gevalideerd', instead: 'nakijken' },
  { word: 'verificatie\\w*|verifiëren|geverifieerd', instead: 'nakijken, bevestigen' },
  { word: 'authenticatie|autorisatie|identificatie', instead: 'inloggen' },
  { word: 'applicatie', instead: 'app, of de naam' },
  {
    word: 'parameter|token|string|null|undefined|database|interface|backend|frontend',
    instead: 'niets: dit is van ons',
  },
  {
    word: 'teneinde|middels|indien|derhalve|dient te|dienen te|met betrekking tot|ten behoeve van',
    instead: 'om, met, als, dus, moet, over, voor',
  },
  {
    word: 'conform|desgewenst|alsmede|tevens|reeds|inzake|omtrent|thans',
    instead: 'volgens, als u wilt, en, ook, al, over, nu',
  },
  { word: 'loggen in op', instead: 'inloggen' },
  { word: 'sessie', instead: 'u bent niet meer ingelogd' },
];

/** Everyone is addressed as "u". */
export const familiarForms: readonly UnwantedWord[] = [{ word: "je|jij|jou|jouw|jullie|jezelf|'t", instead: 'u, uw' }];

/** English words in a Dutch text that show a missing translation. Words that are also Dutch are not listed. */
export const englishLeftOvers: readonly UnwantedWord[] = [
  { word: 'the|and|your|you|please|with|from|this|that|have|has|are|was not|cannot|not|for', instead: 'Nederlands' },
  {
    word: 'password|username|login|logout|log out|sign in|sign out|sign up',
    instead: 'wachtwoord, inloggen, uitloggen',
  },
  {
    word: 'save|saved|cancel|cancelled|submit|submitted|loading|retry|delete|remove|edit|close|back|next',
    instead: 'bewaren, annuleren, laden',
  },
  {
    word: 'request|requests|service|services|settings|profile|home|page|button|click|check',
    instead: 'aanvraag, dienst, pagina, knop',
  },
  {
    word: 'error|failed|success|successful|warning|unknown|invalid|required|support|feedback|review',
    instead: 'fout, gelukt, hulp',
  },
  {
    word: 'today|tomorrow|yesterday|month|day|hour|hours|minutes ago',
    instead: 'vandaag, morgen, dag, uur',
  },
  { word: 'admin|panel', instead: 'beheer' },
];

/** Dutch words in an English text. Names of languages and places are allowed. */
export const dutchLeftOvers: readonly UnwantedWord[] = [
  {
    word: 'het|een|uw|niet|wij|voor|naar|bij|ook|aan|zijn|wordt|worden|kunt|hebt|heeft|geen|deze|maar|als|nog|uit',
    instead: 'English',
  },
  {
    word: 'aanvraag|aanvragen|gegevens|toestel|wachtwoord|dienst|diensten|klaar|opnieuw|verstuurd|bewaard|bel ons',
    instead: 'English',
  },
];
