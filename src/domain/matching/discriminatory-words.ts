/**
 * Words of notes in Dutch, French and English, lower case and without accents, as fragments of regular expressions. An
 * apostrophe or hyphen is a space.
 */

/** They ask for, or refuse, somebody: they make a wish of "een vrouw". */
export const asking = [
  'liefst',
  'bij voorkeur',
  'voorkeur voor',
  'graag',
  'gelieve',
  'alleen(?:lijk)?',
  'enkel',
  'uitsluitend',
  'liever',
  'geen',
  'niet',
  'zonder',
  '(?:moet|mag|zou|kan)(?: (?:wel|niet|het|er|ook|liefst|dus)){0,2} (?:zijn|komen)',
  '(?:moet|mag|zou)',
  '(?:wil|wilt|willen|wens|wenst|verkies|verkiest|vraag|vraagt|zoek|zoekt|zoeken|prefereer)',
  'stuur',
  'de preference',
  'prefer(?:e|es|ons|ably|s|red)?',
  'preference pour',
  'plutot',
  'uniquement',
  'seulement',
  'pas',
  'sans',
  'veu(?:x|t)',
  'souhaite(?:nt)?',
  'voudrais',
  'cherche',
  'doit etre',
  'only',
  'rather',
  'no',
  'not',
  'must be',
  'should be',
  'wants?',
  'would like',
  'looking for',
  'send',
];

/** Small words between what asks and whom it asks for. No "de" or "the": those name a person who is there. */
export const filling = [
  ...[
    'een',
    'n',
    'wel',
    'ook',
    'zo',
    'wat',
    'echt',
    'gewoon',
    'altijd',
    'iemand',
    'die',
    'is',
    'van',
    'met',
    'ik',
    'we',
  ],
  ...['wij', 'dat', 'hij', 'ze', 'zij', 'graag', 'liefst', 'liever', 'niet', 'mij', 'ons', 'mama', 'moeder', 'papa'],
  ...['zijn', 'komen', 'student', 'studente', 'hulp', 'helper', 'une?', 'des?', 'd', 'quelqu un', 'qui', 'soit', 'est'],
  ...['personne', 'etudiante?', 'pas', 'an?', 'any', 'some', 'somebody', 'someone', 'who', 'be', 'student', 'helper'],
];

/** Who comes: beside these words an adjective is about the student. */
export const helping = [
  ...[
    'studente?',
    'studenten',
    'studentes',
    'studentin',
    'students?',
    'jobstudent(?:e|en)?',
    'help(?:er|ster|ers|sters)',
  ],
  ...['hulp', 'poetshulp', 'persoon', 'personen', 'iemand', 'mensen', 'medewerk(?:er|ster)', 'begeleid(?:er|ster)'],
  ...['etudiante?s?', 'aide', 'personnes?', 'person', 'people', 'somebody', 'someone'],
];

/** A person named by sex. "Heer" and "dame" also stand in names and greetings; they count as wishes only. */
export const bySex = [
  ...['vrouw(?:en)?', 'man(?:nen)?', 'dames?', 'heer', 'heren', 'meisjes?', 'jongens?', 'jongedame', 'jongeman'],
  ...[
    'vrouwelijke?',
    'mannelijke?',
    'femmes?',
    'hommes?',
    'filles?',
    'garcons?',
    'feminin(?:e|es)?',
    'masculin(?:e|es)?',
  ],
  ...['wom[ae]n', 'm[ae]n', 'girls?', 'boys?', 'lady', 'ladies', 'gentlem[ae]n', 'female', 'male'],
];

export const sexAdjectives = ['vrouwelijke?', 'mannelijke?', 'female', 'male', 'feminine?', 'masculine?'];

export const ageAdjectives = [
  ...['jonge?', 'jongere?', 'oude?', 'oudere?', 'rijpere?', 'bejaarde?', 'volwassene?', 'jeunes?', 'agee?s?', 'vieux'],
  ...['vieille', 'young(?:er)?', 'old(?:er)?', 'mature'],
];

/** A person named by age. */
export const byAge = ['jongeren', 'jongere', 'tieners?', 'bejaarden?', 'teenagers?'];

export const comparing = [
  ...['boven', 'onder', 'vanaf', 'ouder dan', 'jonger dan', 'minstens', 'minimum', 'maximum', 'max', 'min', 'tussen'],
  ...['plus de', 'moins de', 'over', 'under', 'above', 'below', 'at least', 'older than', 'younger than'],
];

export const ageUnits = ['jaar', 'jarigen?', 'ans', 'years?'];

/** A person, or an adjective, of an origin or a religion. */
export const byOrigin = [
  ...['buitenlanders?', 'buitenlandse?', 'vreemdelingen?', 'vreemdeling', 'vreemde', 'allochto(?:on|nen|ne)'],
  ...[
    'autochto(?:on|nen|ne)',
    'migrant(?:en|s|e)?',
    'vluchtelingen?',
    'vluchteling',
    'anderstaligen?',
    'kleurling(?:en)?',
  ],
  ...['gekleurden?', 'donkere?', 'zwarten?', 'blanken?', 'etrang(?:er|ers|ere|eres)', 'immigree?s?', 'refugiee?s?'],
  ...['noire?s?', 'blanch?e?s?', 'foreign(?:er|ers)?', 'immigrants?', 'refugees?', 'black', 'white', 'colou?red'],
  ...['non native speakers?', 'belg(?:en|ische?)?', 'vlaming(?:en)?', 'vlaamse?', 'nederlanders?', 'marokkan(?:en|er)'],
  ...['marokkaanse?', 'turk(?:en|se)?', 'afrikan(?:en|er)', 'afrikaanse?', 'arabier(?:en)?', 'arabische?', 'pol(?:en)'],
  ...['poolse?', 'roeme(?:en|nen|ense)', 'aziat(?:en)?', 'aziatische?', 'europea(?:an|nen)', 'europese?', 'westerse?'],
  ...['belges?', 'flamande?s?', 'marocaine?s?', 'turcs?', 'turques?', 'africaine?s?', 'arabes?', 'polonaise?s?'],
  ...['belgians?', 'flemish', 'moroccans?', 'turkish', 'africans?', 'arabs?', 'polish', 'europeans?', 'moslims?'],
  ...['moslima s?', 'islamitische?', 'christen(?:en)?', 'christelijke?', 'jood(?:se)?', 'joden', 'musulmane?s?'],
  ...['muslims?', 'jewish', 'hoofddoek(?:en)?', 'sluier', 'voile', 'headscar(?:f|ves)', 'hijab'],
];

/** Things that an origin also describes: "geen Turkse koffie", "liefst Vlaamse gerechten". */
export const thingsOfOrigin = [
  ...[
    'koffie',
    'thee',
    'gerecht(?:en)?',
    'keuken',
    'eten',
    'brood',
    'soep',
    'muziek',
    'krant(?:en)?',
    'tv',
    'zender',
    'films?',
  ],
  ...[
    'boek(?:en)?',
    'schoenen',
    'was',
    'kleren',
    'kleding',
    'chocolade',
    'bier',
    'kaas',
    'fruit',
    'kamer',
    'hond',
    'kat',
  ],
  ...[
    'cafe',
    'cuisine',
    'pain',
    'vin',
    'musique',
    'coffee',
    'tea',
    'food',
    'bread',
    'wine',
    'music',
    'bonen',
    'wijn',
    'wol',
  ],
];

/** About origin whatever stands before them. */
export const codeWords = [
  ...[
    '(?:van )?(?:ons )?eigen volk',
    'iemand van (?:hier|bij ons)',
    'van (?:vreemde|belgische|vlaamse|andere) (?:afkomst|origine)',
  ],
  ...[
    '(?:vreemde|andere|buitenlandse) (?:afkomst|origine|nationaliteit|huidskleur)',
    'echte? (?:belg|vlaming|vlaamse|belgische)',
  ],
  ...['geboren in belgie', 'belges? de souche', '(?:quelqu un|personne) de chez nous', 'd origine (?:belge|etrangere)'],
  ...[
    '(?:zonder|geen) (?:vreemd |buitenlands )?accent',
    'sans accent',
    '(?:without an|no) accent',
    'of (?:belgian|foreign) origin',
  ],
  'native (?:belgian|flemish)',
];
