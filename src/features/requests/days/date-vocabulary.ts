/** The words of a typed date, Dutch and English together: a person may type either, whatever the interface speaks. */

function index(groups: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(groups.flatMap((words, position) => words.map((word) => [word, position + 1] as const)));
}

/** Monday is 1, Sunday is 7. */
export const weekdayWords = index([
  ['maandag', 'ma', 'monday', 'mon'],
  ['dinsdag', 'di', 'din', 'tuesday', 'tue', 'tues'],
  ['woensdag', 'wo', 'woe', 'wednesday', 'wed'],
  ['donderdag', 'do', 'don', 'thursday', 'thu', 'thur', 'thurs'],
  ['vrijdag', 'vr', 'vrij', 'friday', 'fri'],
  ['zaterdag', 'za', 'zat', 'saturday', 'sat'],
  ['zondag', 'zo', 'zon', 'sunday', 'sun'],
]);

export const monthWords = index([
  ['januari', 'january', 'jan'],
  ['februari', 'february', 'feb', 'febr'],
  ['maart', 'march', 'mrt', 'mar'],
  ['april', 'apr'],
  ['mei', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['augustus', 'august', 'aug'],
  ['september', 'sep', 'sept'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
]);

/** Dictation writes small numbers as words; 1 to 31 covers every day of a month. Accents are folded before the look-up. */
export const numberWords = index([
  ['een', 'one', 'a', 'an', 'eerste', 'first'],
  ['twee', 'two', 'tweede', 'second'],
  ['drie', 'three', 'derde', 'third'],
  ['vier', 'four', 'vierde', 'fourth'],
  ['vijf', 'five', 'vijfde', 'fifth'],
  ['zes', 'six', 'zesde', 'sixth'],
  ['zeven', 'seven', 'zevende', 'seventh'],
  ['acht', 'eight', 'achtste', 'eighth'],
  ['negen', 'nine', 'negende', 'ninth'],
  ['tien', 'ten', 'tiende', 'tenth'],
  ['elf', 'eleven', 'elfde', 'eleventh'],
  ['twaalf', 'twelve', 'twaalfde', 'twelfth'],
  ['dertien', 'thirteen', 'dertiende', 'thirteenth'],
  ['veertien', 'fourteen', 'veertiende', 'fourteenth'],
  ['vijftien', 'fifteen', 'vijftiende', 'fifteenth'],
  ['zestien', 'sixteen', 'zestiende', 'sixteenth'],
  ['zeventien', 'seventeen', 'zeventiende', 'seventeenth'],
  ['achttien', 'eighteen', 'achttiende', 'eighteenth'],
  ['negentien', 'nineteen', 'negentiende', 'nineteenth'],
  ['twintig', 'twenty', 'twintigste', 'twentieth'],
  ['eenentwintig', 'eenentwintigste'],
  ['tweeentwintig', 'tweeentwintigste'],
  ['drieentwintig', 'drieentwintigste'],
  ['vierentwintig', 'vierentwintigste'],
  ['vijfentwintig', 'vijfentwintigste'],
  ['zesentwintig', 'zesentwintigste'],
  ['zevenentwintig', 'zevenentwintigste'],
  ['achtentwintig', 'achtentwintigste'],
  ['negenentwintig', 'negenentwintigste'],
  ['dertig', 'dertigste', 'thirty', 'thirtieth'],
  ['eenendertig', 'eenendertigste'],
]);

/** Days from today. */
export const dayNameOffsets: ReadonlyMap<string, number> = new Map([
  ['vandaag', 0],
  ['today', 0],
  ['morgen', 1],
  ['tomorrow', 1],
  ['overmorgen', 2],
]);

export const nextWords: ReadonlySet<string> = new Set([
  'volgende',
  'komende',
  'aanstaande',
  'eerstvolgende',
  'deze',
  'next',
  'coming',
  'this',
]);

/** Words that mean the week after this one; "deze week" would mean another. */
export const nextWeekWords: ReadonlySet<string> = new Set(['volgende', 'komende', 'next', 'coming']);

/** "over twee weken", Flemish "binnen twee weken", "in two weeks". */
export const afterWords: ReadonlySet<string> = new Set(['over', 'binnen', 'in']);

export const dayUnitWords: ReadonlySet<string> = new Set(['dag', 'dagen', 'day', 'days']);

export const weekUnitWords: ReadonlySet<string> = new Set(['week', 'weken', 'weeks']);

/** What stands after a day number: 3e, 3de, 20ste, 3rd. */
export const ordinalEndings: ReadonlySet<string> = new Set(['e', 'de', 'ste', 'st', 'nd', 'rd', 'th']);

/** Words that may stand around a date and say nothing. */
export const fillerWords: ReadonlySet<string> = new Set(['op', 'de', 'den', 'het', 'on', 'the', 'of']);

/** Words that people add for the sake of kindness, above all when they speak. */
export const politeWords: ReadonlySet<string> = new Set(['graag', 'liefst', 'alstublieft', 'please']);
