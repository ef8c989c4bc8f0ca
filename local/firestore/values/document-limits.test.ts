import { describe, expect, it } from 'vitest';
import { StatusError } from '../errors.ts';
import { checkFields, checkLimits, checkSize } from './document-limits.ts';
import { microsOf, momentOf } from './moment.ts';
import { normalizeFields } from './normalize.ts';
import { documentSize } from './size.ts';
import type { Fields, Value } from './value.ts';

const string = (value: string): Value => ({ kind: 'string', value });
const int = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });
const array = (...values: Value[]): Value => ({ kind: 'array', values });
const map = (entries: Record<string, Value>): Value => ({ kind: 'map', fields: new Map(Object.entries(entries)) });
const fields = (entries: Record<string, Value>): Fields => new Map(Object.entries(entries));
const vector = (...values: Value[]): Value => map({ __type__: string('__vector__'), value: array(...values) });
const double = (value: number): Value => ({ kind: 'double', value });

function outcome(path: readonly string[], contents: Fields): string {
  try {
    checkFields(contents);
    checkLimits(path, contents);
    checkSize(path, contents);
    return 'accepted';
  } catch (error) {
    if (error instanceof StatusError && error.code === 'INVALID_ARGUMENT') return error.message;
    throw error;
  }
}

/** A number inside `depth` maps; with `withArrays` every second level from the innermost is an array. */
function nest(depth: number, withArrays: boolean): Value {
  let value: Value = int(1);
  for (let level = 1; level <= depth; level += 1) {
    value = withArrays && level % 2 === 1 ? array(value) : map({ n: value });
  }
  return value;
}

describe('the contents of a document', () => {
  const long = string('x'.repeat(1_048_488));
  const longest = string('x'.repeat(1_048_487));

  it.each<[string, Fields, string]>([
    ['a string at the limit', fields({ s: longest }), 'accepted'],
    ['a string over it', fields({ s: long }), 'The value of property "s" is longer than 1048487 bytes.'],
    [
      'its bytes count',
      fields({ s: string('€'.repeat(349_496)) }),
      'The value of property "s" is longer than 1048487 bytes.',
    ],
    ['in an array', fields({ a: array(long) }), 'The value of property "array" is longer than 1048487 bytes.'],
    ['in a map', fields({ m: map({ s: long }) }), 'Property m contains an invalid nested entity.'],
    [
      'in a map in an array',
      fields({ a: array(map({ s: long })) }),
      'Property array contains an invalid nested entity.',
    ],
    ['a name at the limit', fields({ ['n'.repeat(1500)]: int(1) }), 'accepted'],
    ['a name over it', fields({ ['n'.repeat(1501)]: int(1) }), 'The property.name is longer than 1500 bytes.'],
    ['a nested path at the limit', fields({ m: map({ ['k'.repeat(1498)]: int(1) }) }), 'accepted'],
    [
      'a nested path over it',
      fields({ m: map({ ['k'.repeat(1499)]: int(1) }) }),
      'Property m contains an invalid nested entity.',
    ],
    ['an empty name', fields({ '': int(1) }), 'The property.name is the empty string.'],
    ['20 levels', fields({ f: nest(20, false) }), 'accepted'],
    ['21 levels', fields({ f: nest(21, false) }), 'Property f contains an invalid nested entity.'],
    ['20 levels with arrays', fields({ f: nest(20, true) }), 'accepted'],
    ['21 levels with arrays', fields({ f: nest(21, true) }), 'Property array contains an invalid nested entity.'],
    ['22 levels with arrays', fields({ f: nest(22, true) }), 'Property f contains an invalid nested entity.'],
    ['a reserved name', fields({ __x__: int(1) }), 'field name __x__ is reserved'],
    ['a reserved name in a map', fields({ m: map({ __x__: long }) }), "field name '__x__' is reserved."],
    ['a name like __proto__', new Map([['__proto__', int(1)]]), 'field name __proto__ is reserved'],
    ['an array in an array', fields({ a: array(array()) }), 'Nested arrays are not allowed'],
    ['an array in a map in an array', fields({ a: array(map({ b: array(int(1)) })) }), 'accepted'],
    ['a vector', fields({ v: vector(double(1)) }), 'accepted'],
    ['an empty vector', fields({ v: vector() }), 'Cannot have a zero length vector.'],
    ['a vector with a NaN', fields({ v: vector(double(NaN)) }), 'Vector cannot contain NaN values.'],
    ['a vector with an integer', fields({ v: vector(int(1)) }), "Vector must only contain values of type 'double'"],
    [
      'a vector of 2049',
      fields({ v: vector(...Array.from({ length: 2049 }, () => double(0))) }),
      'Vectors must be at most 2048 dimensions.',
    ],
    [
      'an unknown __type__',
      fields({ v: map({ __type__: string('x') }) }),
      'Property v contains an invalid nested entity.',
    ],
    [
      'a __type__ that is a number',
      fields({ v: map({ __type__: int(1) }) }),
      'Field __type__ must be a string; founds LONG.',
    ],
    [
      '1 MiB and more',
      fields({ a: string('x'.repeat(600_000)), b: string('x'.repeat(600_000)) }),
      'maximum entity size is 1048576 bytes',
    ],
  ])('%s', (_name, contents, expected) => {
    expect(outcome(['c', 'x'], contents)).toBe(expected);
  });

  it('is limited to exactly 1 MiB', () => {
    const path = ['c', 'x'];
    const rest = 1_048_576 - documentSize(path, fields({ a: string(''), b: string('') }));
    const half = 'x'.repeat(500_000);
    expect(outcome(path, fields({ a: string(half), b: string('x'.repeat(rest - 500_000)) }))).toBe('accepted');
    expect(outcome(path, fields({ a: string(half), b: string('x'.repeat(rest - 499_999)) }))).toBe(
      'maximum entity size is 1048576 bytes',
    );
  });

  it.each([
    [['c'.repeat(1501), 'x'], 'The key path element kind is longer than 1500 bytes.'],
    [['c', 'x'.repeat(1501)], 'The key path element name is longer than 1500 bytes.'],
    [['c', 'x', 's'.repeat(1501), 'y'], 'The key path element kind is longer than 1500 bytes.'],
    [['c'.repeat(1500), 'x'.repeat(1500)], 'accepted'],
  ])('ids have a limit of 1500 bytes', (path, expected) => {
    expect(outcome(path, fields({}))).toBe(expected);
  });

  it.each<[Value, string]>([
    [{ kind: 'geopoint', latitude: 90, longitude: -180 }, 'accepted'],
    [{ kind: 'geopoint', latitude: 90.1, longitude: 0 }, 'latitude'],
    [{ kind: 'geopoint', latitude: NaN, longitude: 0 }, 'latitude'],
    [{ kind: 'geopoint', latitude: 0, longitude: 180.5 }, 'longitude'],
    [{ kind: 'timestamp', seconds: 253_402_300_799n, nanos: 999_999_999 }, 'accepted'],
    [{ kind: 'timestamp', seconds: 253_402_300_800n, nanos: 0 }, 'timestamp'],
    [{ kind: 'timestamp', seconds: -62_135_596_801n, nanos: 0 }, 'timestamp'],
    [{ kind: 'timestamp', seconds: 0n, nanos: 1_000_000_000 }, 'timestamp'],
    [{ kind: 'reference', value: 'projects/p/databases/d/documents/c' }, 'lacks "/"'],
    [{ kind: 'reference', value: 'projects/other/databases/d/documents/c/x' }, 'accepted'],
  ])('%o', (value, expected) => {
    expect(outcome(['c', 'x'], fields({ a: map({ b: value }) }))).toContain(expected);
  });
});

describe('the size of a document', () => {
  it('is the documented example: 147 bytes', () => {
    // https://firebase.google.com/docs/firestore/storage-size: "my_task_id" in users/jeff/tasks
    const path = ['users', 'jeff', 'tasks', 'my_task_id'];
    const task = fields({
      type: string('Personal'),
      done: { kind: 'boolean', value: false },
      priority: int(1),
      description: string('Learn Cloud Firestore'),
    });
    expect(documentSize(path, task)).toBe(147);
  });

  it('counts each type as documented', () => {
    const empty = documentSize(['c', 'x'], fields({ a: map({}) }));
    const sizeOf = (value: Value): number => documentSize(['c', 'x'], fields({ a: value })) - empty;
    expect(sizeOf({ kind: 'null' })).toBe(1);
    expect(sizeOf(double(1))).toBe(8);
    expect(sizeOf({ kind: 'timestamp', seconds: 0n, nanos: 0 })).toBe(8);
    expect(sizeOf({ kind: 'geopoint', latitude: 0, longitude: 0 })).toBe(16);
    expect(sizeOf({ kind: 'bytes', value: new Uint8Array(7) })).toBe(7);
    expect(sizeOf(string('é'))).toBe(3);
    expect(sizeOf({ kind: 'reference', value: 'projects/p/databases/d/documents/ab/cd' })).toBe(16 + 3 + 3);
    expect(sizeOf(array(int(1), string('x')))).toBe(10);
    expect(sizeOf(map({ bc: int(1) }))).toBe(11);
  });
});

describe('a name', () => {
  const deep = (collections: number): string[] => Array.from({ length: 2 * collections }, () => 'a');

  it('has at most 100 collections', () => {
    expect(outcome(deep(100), fields({}))).toBe('accepted');
    expect(outcome(deep(101), fields({}))).toBe('The key path is deeper than 100 collections.');
  });

  it('has at most 6 KiB', () => {
    const long = (bytes: number): string[] => [
      'c',
      'x'.repeat(1_500),
      'c',
      'x'.repeat(1_500),
      'c',
      'é'.repeat(bytes / 2),
    ];
    // Three pairs with their slashes, two for the fourth collection, and as much for its document.
    expect(outcome([...long(1_500), 'c', 'x'.repeat(1_500)], fields({}))).toBe('accepted');
    expect(outcome([...long(1_500), 'c', 'x'.repeat(1_490), 'c', 'x'.repeat(200)], fields({}))).toBe(
      'The key path is longer than 6144 bytes.',
    );
  });
});

describe('normalizing', () => {
  it('truncates nested timestamps to microseconds and keeps other values', () => {
    const time = (nanos: number): Value => ({ kind: 'timestamp', seconds: 5n, nanos });
    const before = fields({ a: time(1_999), b: array(map({ c: time(2_001) })), d: int(1) });
    expect(normalizeFields(before)).toEqual(fields({ a: time(1_000), b: array(map({ c: time(2_000) })), d: int(1) }));
    const clean = fields({ a: time(1_000), b: array(int(1)) });
    expect(normalizeFields(clean)).toBe(clean);
  });

  it('rounds microseconds before the epoch down', () => {
    expect(microsOf({ seconds: -1n, nanos: 999_999_999 })).toBe(-1n);
    expect(momentOf(-1n)).toEqual({ seconds: -1n, nanos: 999_999_000 });
    expect(microsOf(momentOf(-1_234_567n))).toBe(-1_234_567n);
  });
});
