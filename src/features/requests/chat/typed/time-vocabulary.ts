import { numberWords } from '#features/requests/days/date-vocabulary.ts';

/** The words of a typed time, Dutch and English together: a person may type either, whatever the interface speaks. */

export type DayPart = 'am' | 'pm' | 'morning' | 'afternoon' | 'evening' | 'night';

/** Longest first: "'s middags" must not be taken for something else that ends in "middag". */
export const dayPartWords: readonly (readonly [words: RegExp, part: DayPart])[] = [
  [/\b(in )?(de )?voormiddag\b/, 'morning'],
  [/\b(in )?(de )?(vroege )?(ochtend|morgen)\b|\bs (ochtends|morgens)\b|\bin the morning\b/, 'morning'],
  [/\b(in )?(de )?namiddag\b|\bs (middags|namiddags)\b|\bin the afternoon\b/, 'afternoon'],
  [/\b(in )?(de )?avond\b|\bs avonds\b|\bin the evening\b/, 'evening'],
  [/\b(in )?(de )?nacht\b|\bs nachts\b|\bat night\b/, 'night'],
  [/\bam\b/, 'am'],
  [/\bpm\b/, 'pm'],
];

/** Words that may stand around a time and say nothing. */
export const timeFillers = /\b(om|rond|vanaf|graag|liefst|het|is|at|around|about|please|precies|stipt|sharp|aub)\b/g;

/** Minutes that dictation writes as words; smaller ones are among the numbers of a date. */
const minuteWords: ReadonlyMap<string, number> = new Map([
  ['vijfendertig', 35],
  ['veertig', 40],
  ['vijfenveertig', 45],
  ['vijftig', 50],
  ['vijfenvijftig', 55],
  ['forty', 40],
  ['fifty', 50],
]);

/** Words of the list of numbers that are no number in a time: "a" of "a quarter", "derde". */
const noHour = /^(a|an|.*(de|ste|th|first|second|third))$/;

export function numberOfWord(word: string): number | undefined {
  return noHour.test(word) ? undefined : (minuteWords.get(word) ?? numberWords.get(word));
}

/** English "half three" is 3:30, Dutch "half drie" is 2:30. */
export const englishHours: ReadonlySet<string> = new Set(
  'one two three four five six seven eight nine ten eleven twelve'.split(' '),
);
