/**
 * Passwords of eight characters or more that people choose most, from lists of leaked ones, and what lies at hand here. In
 * small letters, without digits or signs at the end: those are what people add.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passwort wachtwoord motdepasse administrator iloveyou sunshine princess football baseball
basketball superman batman batmanbatman starwars pokemon pikachu michelle jennifer jessica alexander
elizabeth charlotte victoria samantha nicholas benjamin christopher jonathan danielle computer internet
whatever trustno letmein welcome welkom welkomwelkom bienvenue qwertyui qwertyuiop qwertyqwerty azertyui
azertyuiop azertyazerty asdfghjk asdfghjkl zxcvbnm zxcvbnmm qazwsxedc qazwsx abcdefgh abcdefghi abcd abcdabcd
aaaaaaaa midnight mountain chocolate chocolade butterfly vlinder zonneschijn zonnebloem dolfijn dolphins
liverpool chelsea arsenal barcelona anderlecht clubbrugge standard antwerpen brussel brussels belgium belgie
vlaanderen nederland amsterdam ajaxajax feyenoord voetbal voetballer wielrennen mercedes ferrari corvette mustang
samsung samsungs facebook instagram google microsoft windows schatje schatjes liefje lieverd iloveyouu
ikhouvanjou ikhouvanu mamapapa papamama oma-en-opa omaopa grootmoeder grootvader kleinkind kleinkinderen
geheim geheimgeheim hallohallo hello hellohello goedemorgen geenidee weetikniet vergeten changeme secret
secrets default testtest test admin adminadmin master monkey dragon shadow freedom verjaardag kerstmis lente zomer herfst winter januari februari maart april juni juli
augustus september oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
madelief madeliefje`.split(/\s+/),
);
