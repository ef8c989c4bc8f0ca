import { readReference } from '../transfers/transfer-reference.ts';
import { wordsOf } from './name-words.ts';
import { compared, key, mailName, mistakeFrom, nearKeys, pairKeys, phoneDigits, startLengths } from './search-keys.ts';

/** One indexed query: the customers that have one of these keys, and at most so many of them. */
export interface Lookup {
  /** At most 30. */
  readonly keys: readonly string[];
  readonly most: number;
}

/** What Firestore accepts in one `array-contains-any`. */
const mostKeys = 30;

/** What somebody looks for, understood. */
export type PeopleSearch =
  | { readonly kind: 'phone'; readonly digits: string }
  /** Of a transfer. A telephone number may happen to be one as well: `digits` is looked for where nobody has the reference. */
  | { readonly kind: 'reference'; readonly reference: string; readonly digits: string }
  | { readonly kind: 'mail'; readonly mail: string }
  | { readonly kind: 'postcode'; readonly postcode: string }
  /** Words of a name, in the typed order; with a postcode only people who live there. */
  | { readonly kind: 'name'; readonly words: readonly string[]; readonly postcode: string | null };

/** More than anybody types on purpose. */
const longest = 100;
const mostWords = 6;

const postcode = /^\d{4}$/;
const looksLikePhone = /^[+\d][\d\s()./-]*$/;
/** Three signs or more, as banks write before and behind a reference. */
const looksLikeReference = /^[+*]{3}[\d\s+*./-]+$/;
const shortestPhone = 6;

/** Only digits and signs. @returns null for a text of which anything else is part. */
function readNumber(text: string): PeopleSearch | null {
  const isMarked = looksLikeReference.test(text);
  if (!isMarked && !looksLikePhone.test(text)) return null;
  const digits = phoneDigits(isMarked ? text.replaceAll(/[+*]/g, '') : text);
  const reference = readReference(text);
  return reference === null ? { kind: 'phone', digits } : { kind: 'reference', reference, digits };
}

/** Understands what was typed. @returns null for too little: no letter or digit to look for, or one only. */
export function readSearch(typed: string): PeopleSearch | null {
  const text = typed.slice(0, longest).trim();
  if (text.includes('@')) {
    const mail = text.toLowerCase().replaceAll(/\s/g, '');
    return mailName(mail) === '' ? null : { kind: 'mail', mail };
  }
  if (postcode.test(text)) return { kind: 'postcode', postcode: text };
  const number = readNumber(text);
  if (number?.kind === 'phone') return number.digits.length < shortestPhone ? null : number;
  if (number !== null) return number;
  const words = wordsOf(text).slice(0, mostWords);
  const place = words.find((word) => postcode.test(word)) ?? null;
  const names = words.filter((word) => !/^\d+$/.test(word));
  if (names.join('').length < 2) return null;
  return { kind: 'name', words: names, postcode: place };
}

/** The words as first name and rest, in the typed order and with the last word first. */
export function readings(words: readonly string[]): readonly (readonly [first: string, last: string])[] {
  const [head = '', ...tail] = words;
  const last = words.at(-1) ?? '';
  if (tail.length === 0) return [];
  return [
    [head, tail.join('')],
    [last, words.slice(0, -1).join('')],
  ];
}

function oneWord(word: string): readonly Lookup[] {
  const start = startLengths.find((length) => length === word.length);
  const near = word.length < mistakeFrom ? [] : nearKeys('near', word.slice(0, compared.word));
  const others = [...near, ...(start === undefined ? [] : [key('start', word)])];
  return [{ keys: [key('word', word)], most: 40 }, ...(others.length === 0 ? [] : [{ keys: others, most: 60 }])];
}

function pairLookup(words: readonly string[]): readonly Lookup[] {
  const keys = readings(words).flatMap(([first, last]) => {
    if (last.length >= 3) return [pairKeys.lastKnown(first, last)];
    return first.length >= 3 ? [pairKeys.firstKnown(first, last)] : [];
  });
  return keys.length === 0 ? [] : [{ keys: [...new Set(keys)], most: 60 }];
}

/** Both orders in one query where its keys suffice. */
function nearWholes(wholes: readonly string[]): readonly Lookup[] {
  const each = wholes.map((whole) => nearKeys('nearWhole', whole.slice(0, compared.whole)));
  const together = [...new Set(each.flat())];
  if (together.length <= mostKeys) return [{ keys: together, most: 60 }];
  return each.map((keys) => ({ keys, most: 30 }));
}

function moreWords(words: readonly string[]): readonly Lookup[] {
  const wholes = readings(words).map(([first, last]) => first + last);
  return [
    { keys: [...new Set(wholes.map((whole) => key('whole', whole)))], most: 20 },
    ...nearWholes(wholes),
    ...pairLookup(words),
  ];
}

/** The queries that find everybody who can be meant. Together they never read more than {@link mostReads}. */
export function lookupsOf(search: PeopleSearch): readonly Lookup[] {
  switch (search.kind) {
    case 'phone':
    case 'reference':
      return [
        { keys: [key('phone', search.digits)], most: 20 },
        { keys: nearKeys('nearPhone', search.digits.slice(0, compared.phone)), most: 60 },
      ];
    case 'mail':
      return [
        { keys: [key('mail', search.mail)], most: 20 },
        { keys: nearKeys('nearMail', mailName(search.mail).slice(0, compared.mail)), most: 60 },
      ];
    case 'postcode':
      return [{ keys: [key('post', search.postcode)], most: 60 }];
    case 'name': {
      const [word = ''] = search.words;
      return search.words.length === 1 ? oneWord(word) : moreWords(search.words);
    }
  }
}

/** Of any search, among any number of customers. */
export const mostReads = 140;
