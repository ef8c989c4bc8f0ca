import fc from 'fast-check';
import type { Fields, Value } from './value.ts';

/** Arbitrary values of every type for property tests, including edge cases of ordering and encoding. */
const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ kind: 'null' }),
  fc.boolean().map((value): Value => ({ kind: 'boolean', value })),
  fc
    .oneof(
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
      fc.constantFrom(0n, 1n, -1n, 2n ** 53n, 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n)),
    )
    .map((value): Value => ({ kind: 'integer', value })),
  fc
    .oneof(fc.double(), fc.constantFrom(0, -0, NaN, Infinity, -Infinity, 1, 2 ** 53, 2 ** 63, -(2 ** 63), 0.5))
    .map((value): Value => ({ kind: 'double', value })),
  fc
    .tuple(fc.bigInt({ min: -62_135_596_800n, max: 253_402_300_799n }), fc.integer({ min: 0, max: 999_999 }))
    .map(([seconds, micros]): Value => ({ kind: 'timestamp', seconds, nanos: micros * 1000 })),
  fc
    .oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.constantFrom('', 'a', 'b', 'a\u0000', '\uffff', '😀'))
    .map((value): Value => ({ kind: 'string', value })),
  fc.uint8Array({ maxLength: 3 }).map((value): Value => ({ kind: 'bytes', value })),
  fc
    .array(fc.constantFrom('a', 'b', 'a-b', '__id7__', '__id10__', '😀', '\uffff'), { minLength: 2, maxLength: 2 })
    .map((path): Value => ({ kind: 'reference', value: `projects/p/databases/(default)/documents/${path.join('/')}` })),
  fc
    .tuple(fc.constantFrom(-90, 0, -0, 45.5, 90), fc.constantFrom(-180, 0, 179.25, 180))
    .map(([latitude, longitude]): Value => ({ kind: 'geopoint', latitude, longitude })),
  fc.array(fc.constantFrom(0, 1, -1.5), { minLength: 1, maxLength: 3 }).map((numbers): Value => ({
    kind: 'map',
    fields: new Map<string, Value>([
      ['__type__', { kind: 'string', value: '__vector__' }],
      ['value', { kind: 'array', values: numbers.map((value) => ({ kind: 'double', value })) }],
    ]),
  })),
);

const fieldName = fc.constantFrom('a', 'b', 'c', 'a.b', '__proto__', 'toString', '😀');

export const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value; leaf: Value }>((tie) => ({
  leaf: scalar,
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc.array(tie('leaf'), { maxLength: 3 }).map((values): Value => ({ kind: 'array', values })),
    fc
      .array(fc.tuple(fieldName, tie('value')), { maxLength: 3 })
      .map((entries): Value => ({ kind: 'map', fields: new Map(entries) })),
  ),
})).value;

export const anyFields: fc.Arbitrary<Fields> = fc
  .array(fc.tuple(fieldName, anyValue), { maxLength: 4 })
  .map((entries) => new Map(entries));
