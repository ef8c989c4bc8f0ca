import { maxSearchKeys, type SearchedContact } from '../documents/customer.ts';
import { textLimits } from '../field-types.ts';
import { nameWords } from './name-words.ts';
import { withoutOneLetter } from './one-mistake.ts';

/**
 * What the keys are about. `word`: a part of the name; `near`: the beginning of one, without one of its letters;
 * `start`: its first letters; `whole` and `nearWhole`: the same of the whole name; `pair`: how first and family name
 * begin; `phone`, `mail`: whole, and `near…` how they begin; `post`: the postcode.
 */
const marks = {
  word: 'w',
  near: 'n',
  start: 's',
  whole: 'x',
  nearWhole: 'y',
  pair: 'p',
  phone: 'd',
  nearPhone: 't',
  mail: 'e',
  nearMail: 'm',
  post: 'z',
} as const;

export const key = (about: keyof typeof marks, text: string): string =>
  `${marks[about]}:${text}`.slice(0, textLimits.label);

/** How many letters of the beginning decide; what comes after is compared when a person is found. */
export const compared = { word: 6, whole: 16, phone: 7, mail: 7 } as const;

/** From this length on a word may hold a mistake: a shorter one with a mistake is another name. */
export const mistakeFrom = 4;

/** Beginnings of words that are found by `start`; longer ones are found by `near`. */
export const startLengths = [3, 4] as const;

/** The digits of a Belgian number after the country code or the zero; of another the digits as they are. */
export function phoneDigits(typed: string): string {
  const digits = typed.replaceAll(/[^\d+]/g, '');
  return digits.replace(/^(?:\+|00)32(?:\(?0\)?)?/, '').replace(/^\+|^0+/, '');
}

export const mailName = (email: string): string => (email.split('@')[0] ?? '').toLowerCase();

export const nearKeys = (about: keyof typeof marks, text: string): readonly string[] =>
  withoutOneLetter(text).map((each) => key(about, each));

function wordKeys(word: string): readonly string[] {
  const near = word.length < mistakeFrom ? [] : nearKeys('near', word.slice(0, compared.word));
  const starts = startLengths.filter((length) => length < word.length);
  return [key('word', word), ...near, ...starts.map((length) => key('start', word.slice(0, length)))];
}

/** What the beginnings of a first and a family name are found by, whichever of the two is typed further. */
export const pairKeys = {
  lastKnown: (first: string, last: string): string => key('pair', `${first.slice(0, 1)}|${last.slice(0, 3)}`),
  firstKnown: (first: string, last: string): string => key('pair', `${first.slice(0, 3)}|${last.slice(0, 1)}`),
} as const;

/** What a search finds this person by. */
export function searchKeysOf(contact: SearchedContact): readonly string[] {
  const { single, first, last, whole } = nameWords(contact.first_name, contact.last_name);
  const phone = phoneDigits(contact.phone_number);
  const mail = contact.email.toLowerCase();
  const pairs = first.flatMap((one) =>
    last.flatMap((other) => [pairKeys.lastKnown(one, other), pairKeys.firstKnown(one, other)]),
  );
  const keys = [
    ...(contact.city === '' ? [] : [key('post', contact.city.toLowerCase())]),
    ...(whole === '' ? [] : [key('whole', whole), ...nearKeys('nearWhole', whole.slice(0, compared.whole))]),
    ...(phone.length < compared.phone
      ? []
      : [key('phone', phone), ...nearKeys('nearPhone', phone.slice(0, compared.phone))]),
    ...(mail === '' ? [] : [key('mail', mail), ...nearKeys('nearMail', mailName(mail).slice(0, compared.mail))]),
    ...pairs,
    ...single.flatMap(wordKeys),
  ];
  return [...new Set(keys)].slice(0, maxSearchKeys);
}
