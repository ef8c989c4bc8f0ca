export type DayPart = 'am' | 'pm' | 'morning' | 'afternoon' | 'evening' | 'night';

export type Groups = readonly (readonly string[])[];

/**
 * The words of a typed or spoken date and time in one language: lower case, without accents and apostrophes. A person
 * may answer in any language, so the parsers use the words of all of them.
 */
export interface TypedWords {
  /** Starting with Monday. */
  readonly weekdays: Groups;
  readonly months: Groups;
  /** Starting with one; dictation writes small numbers as words. */
  readonly numbers: Groups;
  /** Ordinal suffixes of words: "derde". */
  readonly ordinalWords: readonly string[];
  /** Ordinal suffixes after digits: "3de". */
  readonly ordinalEndings: readonly string[];
  /** Articles before a day of the month: "de 3". */
  readonly articles: readonly string[];
  /** Number words that are not hours: "a" of "a quarter". */
  readonly notHours: readonly string[];
  /** Offset in days from today. */
  readonly namedDays: Readonly<Record<string, number>>;
  /** "volgende dinsdag", "deze dinsdag" */
  readonly next: readonly string[];
  /** Those of `next` that mean next week; "deze week" means the current one. */
  readonly nextWeek: readonly string[];
  /** "over twee weken", Flemish "binnen twee weken" */
  readonly after: readonly string[];
  readonly dayUnits: readonly string[];
  readonly weekUnits: readonly string[];
  /** Filler words around a date, without meaning. */
  readonly dateFillers: readonly string[];
  /** Polite words, frequent in spoken answers. */
  readonly polite: readonly string[];
  /** Regular expressions for whole words, longest first per kind. */
  readonly dayParts: readonly (readonly [words: string, part: DayPart])[];
  readonly timeFillers: readonly string[];
  /** Names of noon. */
  readonly noon: readonly string[];
  /** Minutes that dictation writes as words; smaller ones are in `numbers`. */
  readonly minutes: Readonly<Record<string, number>>;
  /** Separators between or after the digits of an hour: "14u30". */
  readonly hourMarks: readonly string[];
  /** Suffix of a whole hour: "3 o'clock". */
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
  /** Hour words after which "half" means half past: "half three". */
  readonly halfAfterWords: readonly string[];
}
