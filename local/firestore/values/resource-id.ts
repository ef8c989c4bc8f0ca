import { compareUtf8 } from './utf8.ts';

const NUMERIC_ID = /^__id(-?\d+)__$/;
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** Parses the API's notation of numeric Datastore ids: `__id7__` is 7n. Null for other ids. */
export function numericId(id: string): bigint | null {
  const digits = NUMERIC_ID.exec(id)?.[1];
  if (digits === undefined) return null;
  const number = BigInt(digits);
  // Only the canonical spelling, or two names would denote one document.
  if (number.toString() !== digits) return null;
  return number >= INT64_MIN && number <= INT64_MAX ? number : null;
}

/** `__x__`: reserved document ids, collection ids and field names. */
export function isReserved(name: string): boolean {
  return name.length >= 4 && name.startsWith('__') && name.endsWith('__');
}

/** Numeric ids sort before all others, by value. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  const left = a.startsWith('__id') ? numericId(a) : null;
  const right = b.startsWith('__id') ? numericId(b) : null;
  if (left !== null && right !== null) return left < right ? -1 : left > right ? 1 : 0;
  if (left !== null) return -1;
  if (right !== null) return 1;
  return compareUtf8(a, b);
}

/** Segment by segment; a document sorts before its descendants. */
export function comparePaths(a: readonly string[], b: readonly string[]): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const order = compareIds(a[index] ?? '', b[index] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
