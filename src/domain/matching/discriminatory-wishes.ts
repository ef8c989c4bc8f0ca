import {
  ageAdjectives,
  ageUnits,
  asking,
  byAge,
  byOrigin,
  bySex,
  codeWords,
  comparing,
  filling,
  helping,
  sexAdjectives,
  thingsOfOrigin,
} from './discriminatory-words.ts';

/** What a wish for a student may not be about (decision 46). */
export type ProtectedGround = 'age' | 'sex' | 'origin';

/**
 * A passage of notes that seems to ask for a student of an age, sex or origin. Staff is shown it with the law; nothing
 * follows by itself, and nothing is promised about what is not found.
 */
export interface DiscriminatoryWish {
  readonly about: ProtectedGround;
  /** Positions in the notes, in UTF-16 units; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

/** One of the words, as a whole word. */
const any = (words: readonly string[]): string => `(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`;

const phraseEnd = '(?= *(?:$|[.,;:!?]))';
const asks = `${any(asking)}(?:[ ,:]+${any(filling)}){0,4}[ ,:]+`;
const years = `${any(comparing)} (?:de )?\\d{2}(?: (?:en|a|and) \\d{2})?(?:(?: ?${any(ageUnits)})|\\+)?`;
const describedThing = `(?! +(?:[a-z]+ )?${any(thingsOfOrigin)})`;
const notAnyMore = `(?! +(?:meer|plus|thuis|in huis|anymore))`;

/** In the order in which a passage that fits several is named. */
const patterns: readonly { readonly about: ProtectedGround; readonly pattern: RegExp }[] = (
  [
    ['sex', `${asks}(?:${any(ageAdjectives)} )?${any(bySex)}${notAnyMore}`],
    ['sex', `${any(sexAdjectives)} ${any(helping)}`],
    ['sex', `${any(bySex)} (?:gewenst|gevraagd|preferred|only|prefere|souhaitee?)`],
    [
      'age',
      `${asks}(?:(?:te|wat|zo|plus|trop|too) )?${any(ageAdjectives)}(?: (?:${any(helping)}|${any(bySex)})|${phraseEnd})`,
    ],
    ['age', `${any(ageAdjectives)} ${any(helping)}`],
    ['age', `${any(helping)} ${any(['jeunes?', 'agee?s?'])}`],
    ['age', `${asks}${any(byAge)}`],
    ['age', `(?:${asks}|${any(helping)} (?:van )?)${years}`],
    ['origin', `${asks}${any(byOrigin)}${describedThing}`],
    ['origin', `${any(byOrigin)} ${any(helping)}`],
    ['origin', any(codeWords)],
  ] as const
).map(([about, pattern]) => ({ about, pattern: new RegExp(pattern, 'g') }));

/** Lower case without accents, and exactly as long as the text, so that positions hold. */
function foldText(notes: string): string {
  return Array.from({ length: notes.length }, (_, index) => {
    const plain = notes.charAt(index).normalize('NFD').charAt(0).toLowerCase();
    if (/[\n\r]/.test(plain)) return '.';
    return /[\s'’"“”()–-]/.test(plain) ? ' ' : plain.charAt(0);
  }).join('');
}

const overlap = (one: DiscriminatoryWish, other: DiscriminatoryWish): boolean =>
  one.about === other.about && one.from < other.to && other.from < one.to;

/** Returns the passages of notes that ask for a student of an age, sex or origin, in the order of the text. */
export function findDiscriminatoryWishes(notes: string): readonly DiscriminatoryWish[] {
  const text = foldText(notes);
  const found: DiscriminatoryWish[] = [];
  for (const { about, pattern } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const wish = { about, from: match.index, to: match.index + match[0].length };
      if (!found.some((other) => overlap(wish, other))) found.push(wish);
    }
  }
  return found.toSorted((one, other) => one.from - other.from);
}
