export type DayPart = 'am' | 'pm' | 'morning' | 'afternoon' | 'evening' | 'night';

export type Groups = readonly (readonly string[])[];

/**
 * The words of a typed or spoken date and time in one language: small letters, without accents and apostrophes. A person
 * may use any language, whatever the screen speaks, so the readers know the words of all of them.
 */
export interface TypedWords {
  /** From Monday. */
  readonly weekdays: Groups;
  readonly months: Groups;
  /** From one; dictation writes small numbers as words. */
  readonly numbers: Groups;
  /** What a number ends in that names a place in a row: "derde", "3de". */
  readonly ordinalWords: readonly string[];
  /** The same, standing after digits. */
  readonly ordinalEndings: readonly string[];
  /** An article that makes a number name a day: "de 3". */
  readonly articles: readonly string[];
  /** Words among the numbers that count nothing on a clock: "a" of "a quarter". */
  readonly notHours: readonly string[];
  /** Days from today. */
  readonly namedDays: Readonly<Record<string, number>>;
  /** "volgende dinsdag", "deze dinsdag" */
  readonly next: readonly string[];
  /** Those that mean the week after this one; "deze week" would mean another. */
  readonly nextWeek: readonly string[];
  /** "over twee weken", Flemish "binnen twee weken" */
  readonly after: readonly string[];
  readonly dayUnits: readonly string[];
  readonly weekUnits: readonly string[];
  /** Words that may stand around a date and say nothing. */
  readonly dateFillers: readonly string[];
  /** Words that people add for the sake of kindness, above all when they speak. */
  readonly polite: readonly string[];
  /** Regular expressions for whole words, the longest of each kind first. */
  readonly dayParts: readonly (readonly [words: string, part: DayPart])[];
  readonly timeFillers: readonly string[];
  /** Names of twelve o'clock at day. */
  readonly noon: readonly string[];
  /** Minutes that dictation writes as words; smaller ones are among the numbers. */
  readonly minutes: Readonly<Record<string, number>>;
  /** Between or after the digits of an hour: "14u30". */
  readonly hourMarks: readonly string[];
  /** After an hour and nothing else: "3 o'clock". */
  readonly oClock: readonly string[];
  readonly minuteUnits: readonly string[];
  readonly quarters: readonly string[];
  /** "kwart voor 3" */
  readonly beforeHour: readonly string[];
  /** "kwart over 3" */
  readonly afterHour: readonly string[];
  /** "half 3" is half past two. */
  readonly halfBefore: readonly string[];
  /** "half past 3" is half past three. */
  readonly halfAfter: readonly string[];
  /** Hours after which "half" means half past them: "half three". */
  readonly halfAfterWords: readonly string[];
}
