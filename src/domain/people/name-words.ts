import { foldText } from '../staff/fold-text.ts';

/** Letters that Unicode does not take apart, as people without them on the keyboard type them. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', œ: 'oe', æ: 'ae', ı: 'i' };

/** The words of a name or of what is typed: folded letters and digits; everything else parts them. */
export function wordsOf(text: string): readonly string[] {
  const plain = foldText(text).replaceAll(/[ßøłđœæı]/g, (letter) => plainLetters[letter] ?? letter);
  return plain
    .replaceAll(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Parts of family names that thousands share: by themselves they find nobody. */
const particles: ReadonlySet<string> = new Set(
  'van de den der het ten ter te la le du des da di el al ben von zu y'.split(' '),
);

/** Longer names are cut, so that a record stays small. */
const limits = { words: 6, letters: 24, whole: 60 } as const;

export interface NameWords {
  /** Each part that finds the person by itself; a family name of several words also as one. */
  readonly single: readonly string[];
  /** Of the first name: its first word, and all of it as one. */
  readonly first: readonly string[];
  /** Of the family name: each part, and all of it as one. */
  readonly last: readonly string[];
  /** The whole name without spaces. */
  readonly whole: string;
}

const unique = (words: readonly string[]): readonly string[] => [...new Set(words.filter((word) => word !== ''))];

function partsOf(text: string): readonly string[] {
  return wordsOf(text)
    .slice(0, limits.words)
    .map((word) => word.slice(0, limits.letters));
}

const withoutParticles = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !particles.has(word));
  return telling.length > 0 ? telling : words;
};

export function nameWords(firstName: string, lastName: string): NameWords {
  const [first, last] = [partsOf(firstName), partsOf(lastName)];
  const [joinedFirst, joinedLast] = [first, last].map((words) => words.join('').slice(0, limits.letters));
  return {
    single: unique([...withoutParticles(first), ...withoutParticles(last), joinedFirst ?? '', joinedLast ?? '']),
    first: unique([first[0] ?? '', joinedFirst ?? '']),
    last: unique([joinedLast ?? '', ...withoutParticles(last)]),
    whole: [...first, ...last].join('').slice(0, limits.whole),
  };
}
