import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterEquals, identicalValues } from './equality.ts';
import { compareValues } from './order.ts';
import { comparePaths } from './resource-id.ts';
import { compareUtf8 } from './utf8.ts';
import { anyValue } from './value-arbitrary.ts';
import type { Value } from './value.ts';

const int = (value: bigint | number): Value => ({ kind: 'integer', value: BigInt(value) });
const double = (value: number): Value => ({ kind: 'double', value });
const string = (value: string): Value => ({ kind: 'string', value });
const bytes = (...value: number[]): Value => ({ kind: 'bytes', value: Uint8Array.from(value) });
const time = (seconds: number, nanos = 0): Value => ({ kind: 'timestamp', seconds: BigInt(seconds), nanos });
const array = (...values: Value[]): Value => ({ kind: 'array', values });
const map = (entries: Record<string, Value>): Value => ({ kind: 'map', fields: new Map(Object.entries(entries)) });
const vector = (...numbers: number[]): Value =>
  map({ __type__: string('__vector__'), value: array(...numbers.map(double)) });
const reference = (path: string, project = 'p'): Value => ({
  kind: 'reference',
  value: `projects/${project}/databases/(default)/documents/${path}`,
});
const geo = (latitude: number, longitude: number): Value => ({ kind: 'geopoint', latitude, longitude });

/** Ascending; values in one row are equal. */
const ORDER: readonly (readonly Value[])[] = [
  [{ kind: 'null' }],
  [{ kind: 'boolean', value: false }],
  [{ kind: 'boolean', value: true }],
  [double(NaN)],
  [double(-Infinity)],
  [double(-1e300)],
  [int(-(2n ** 63n)), double(-(2 ** 63))],
  [double(-2.5)],
  [int(-1), double(-1)],
  [int(0), double(0), double(-0)],
  [double(5e-324)],
  [double(0.5)],
  [int(1), double(1)],
  [int(2n ** 53n), double(2 ** 53)],
  [int(2n ** 53n + 1n)],
  [double(2 ** 53 + 2)],
  [int(2n ** 63n - 1n)],
  [double(2 ** 63)],
  [double(Infinity)],
  [time(-62_135_596_800)],
  [time(0)],
  [time(0, 1000)],
  [time(1)],
  [string('')],
  [string('\u0000')],
  [string('A')],
  [string('a')],
  [string('a\u0000')],
  [string('aa')],
  [string('é')],
  [string('\uff5e')],
  [string('😀')],
  [bytes()],
  [bytes(0)],
  [bytes(0, 0)],
  [bytes(1)],
  [bytes(0xff)],
  [reference('c/__id-1__')],
  [reference('c/__id5__')],
  [reference('c/__id10__')],
  [reference('c/a')],
  [reference('c/a/sub/x')],
  [reference('c/b')],
  [reference('c/\uff5e')],
  [reference('c/😀')],
  [reference('c-b/x')],
  [reference('c/a', 'p2')],
  [geo(-90, 0)],
  [geo(0, -180)],
  [geo(0, 0), geo(-0, 0)],
  [geo(90, 0)],
  [array()],
  [array({ kind: 'null' })],
  [array(int(1)), array(double(1))],
  [array(int(1), int(2))],
  [array(int(2))],
  [array(string('a'))],
  [vector(3)],
  [vector(0, 5)],
  [vector(1, 2)],
  [map({})],
  [map({ a: int(1) }), map({ a: double(1) })],
  [map({ a: int(1), b: int(0) })],
  [map({ a: int(2) })],
  [map({ b: int(0) })],
  [map({ '\uff5e': int(1) })],
  [map({ '😀': int(1) })],
];

describe('compareValues', () => {
  it('orders every pair of the table as Firestore does', () => {
    for (const [i, row] of ORDER.entries()) {
      for (const [j, other] of ORDER.entries()) {
        for (const a of row) {
          for (const b of other) expect(Math.sign(compareValues(a, b))).toBe(Math.sign(i - j));
        }
      }
    }
  });

  it('does not depend on the order in which fields were written', () => {
    const one = map({ a: int(1), b: int(2) });
    const other = map({ b: int(2), a: int(1) });
    expect(compareValues(one, other)).toBe(0);
    expect(identicalValues(one, other)).toBe(true);
  });

  it('is a total order: antisymmetric, reflexive and transitive', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        expect(compareValues(a, a)).toBe(0);
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
        const sorted = [a, b, c].sort(compareValues);
        expect(compareValues(sorted[0] ?? a, sorted[2] ?? a)).toBeLessThanOrEqual(0);
        if (compareValues(a, b) === 0) {
          expect(Math.sign(compareValues(a, c))).toBe(Math.sign(compareValues(b, c)));
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe('equality', () => {
  it('of filters: 1 equals 1.0, null and NaN equal nothing', () => {
    expect(filterEquals(int(1), double(1))).toBe(true);
    expect(filterEquals(double(0), double(-0))).toBe(true);
    expect(filterEquals({ kind: 'null' }, { kind: 'null' })).toBe(false);
    expect(filterEquals(double(NaN), double(NaN))).toBe(false);
    expect(filterEquals(array(double(NaN)), array(double(NaN)))).toBe(true);
  });

  it('of stored values: exact', () => {
    expect(identicalValues(int(1), double(1))).toBe(false);
    expect(identicalValues(double(0), double(-0))).toBe(false);
    expect(identicalValues(double(NaN), double(NaN))).toBe(true);
    expect(identicalValues(array(map({ a: geo(0, 0) })), array(map({ a: geo(-0, 0) })))).toBe(false);
  });

  it('of stored values implies equality of order', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        expect(identicalValues(a, a)).toBe(true);
        if (identicalValues(a, b)) expect(compareValues(a, b)).toBe(0);
      }),
    );
  });
});

describe('compareUtf8', () => {
  it('is the order of the UTF-8 bytes', () => {
    const text = fc.string({ unit: 'binary', maxLength: 6 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(compareUtf8(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('comparePaths', () => {
  it('sorts descendants right after their document, and numeric ids first', () => {
    const ordered = [
      'c/__id5__/items/x',
      'c/__id10__/items/x',
      'c/A/items/x',
      'c/a/items/x',
      'c/a/items/y',
      'c/a/sub/b/items/x',
      'c/a\u0001/items/x',
      'c/aa/items/x',
      'c-b/x/items/x',
      'items/top',
    ].map((path) => path.split('/'));
    expect(ordered.toReversed().sort(comparePaths)).toEqual(ordered);
  });
});
