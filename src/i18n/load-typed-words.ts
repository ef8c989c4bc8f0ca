import { languages } from './languages.ts';
import { laterTextsIn } from './namespaces/later-texts.ts';
import type { DayPart, Groups, TypedWords } from './typed-words.ts';

/** The words of all languages combined. */
interface ReadWords {
  readonly weekdays: ReadonlyMap<string, number>;
  readonly months: ReadonlyMap<string, number>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly namedDays: ReadonlyMap<string, number>;
  readonly minutes: ReadonlyMap<string, number>;
  readonly dayParts: readonly (readonly [words: RegExp, part: DayPart])[];
  /** Whether a list contains this word in any language. */
  readonly has: (list: WordList, word: string) => boolean;
  /** A regular expression alternation of the words of these lists. */
  readonly oneOf: (...lists: readonly WordList[]) => string;
}

type WordList = {
  [Name in keyof TypedWords]: TypedWords[Name] extends readonly string[] ? Name : never;
}[keyof TypedWords];

/** Numbers consecutive groups from one. */
const numbered = (groups: Groups) =>
  groups.flatMap((words, position) => words.map((word) => [word, position + 1] as const));

/** Longer words first, so that no word matches as a prefix of another. */
const alternatives = (words: readonly string[]): string =>
  [...new Set(words)].toSorted((one, other) => other.length - one.length).join('|');

function merge(all: readonly TypedWords[]): ReadWords {
  const wordsOf = (list: WordList) => all.flatMap((words) => words[list]);
  return {
    weekdays: new Map(all.flatMap(({ weekdays }) => numbered(weekdays))),
    months: new Map(all.flatMap(({ months }) => numbered(months))),
    numbers: new Map(all.flatMap(({ numbers }) => numbered(numbers))),
    namedDays: new Map(all.flatMap(({ namedDays }) => Object.entries(namedDays))),
    minutes: new Map(all.flatMap(({ minutes }) => Object.entries(minutes))),
    dayParts: all.flatMap(({ dayParts }) =>
      dayParts.map(([words, part]) => [new RegExp(String.raw`\b(?:${words})\b`), part] as const),
    ),
    has: (list, word) => wordsOf(list).includes(word),
    oneOf: (...lists) => `(?:${alternatives(lists.flatMap(wordsOf))})`,
  };
}

let known: ReadWords | null = null;

/** Loads the words; code that parses typed answers awaits this first. */
export async function loadTypedWords(): Promise<void> {
  known ??= merge(await Promise.all(languages.map(async (language) => (await laterTextsIn(language)).typedWords())));
}

/** @throws before loadTypedWords() has resolved. */
export function typedWords(): ReadWords {
  if (known === null) throw new Error('the words of typed answers are not loaded');
  return known;
}
