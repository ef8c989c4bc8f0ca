import { matchesPattern, replacePattern, splitAtPattern } from '../runtime/regular-expression.ts';
import { method, type MethodTable } from './overload.ts';

/** rules.String. Case conversion affects ASCII letters only; the size counts UTF-16 code units, as in Java. */
export const stringMethods = {
  lower: [method([], (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()))],
  matches: [method(['string'], matchesPattern)],
  replace: [method(['string', 'string'], replacePattern)],
  size: [method([], (text) => BigInt(text.length))],
  split: [method(['string'], splitAtPattern)],
  toUtf8: [method([], (text) => new TextEncoder().encode(text))],
  // Java's trim: removes code units up to and including the space, no other whitespace.
  trim: [method([], (text) => text.replace(/^[\0- ]+|[\0- ]+$/g, ''))],
  upper: [method([], (text) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase()))],
} satisfies MethodTable<string>;
