import type { Fields, Value } from '../values/value.ts';

/**
 * The journal's compact JSON notation of a value, exact for each type. Strings, booleans and null are literal; any
 * other value is an array with a type letter first.
 */
export type EncodedValue =
  | null
  | boolean
  | string
  | readonly ['i', string]
  | readonly ['d', string]
  | readonly ['t', string, number]
  | readonly ['b', string]
  | readonly ['r', string]
  | readonly ['g', string, string]
  | readonly ['a', readonly EncodedValue[]]
  | readonly ['m', EncodedFields];

/** Pairs, not an object: this keeps the field order and allows `__proto__` as a name. */
export type EncodedFields = readonly (readonly [string, EncodedValue])[];

export function encodeFields(fields: Fields): EncodedFields {
  return Array.from(fields, ([name, value]) => [name, encodeValue(value)] as const);
}

/** How names and values are made: each anew, or those that many documents have only once. */
export interface ValueMaker {
  name(name: string): string;
  string(value: string): Value;
  integer(digits: string): Value;
}

const makeAnew: ValueMaker = {
  name: (name) => name,
  string: (value) => ({ kind: 'string', value }),
  integer: (digits) => ({ kind: 'integer', value: BigInt(digits) }),
};

const nullValue: Value = { kind: 'null' };
const trueValue: Value = { kind: 'boolean', value: true };
const falseValue: Value = { kind: 'boolean', value: false };

export function decodeFields(encoded: EncodedFields, maker: ValueMaker = makeAnew): Fields {
  const fields = new Map<string, Value>();
  for (const [name, value] of encoded) fields.set(maker.name(name), decodeValue(value, maker));
  return fields;
}

export function encodeValue(value: Value): EncodedValue {
  switch (value.kind) {
    case 'null':
      return null;
    case 'boolean':
    case 'string':
      return value.value;
    case 'integer':
      return ['i', value.value.toString()];
    case 'double':
      return ['d', encodeDouble(value.value)];
    case 'timestamp':
      return ['t', value.seconds.toString(), value.nanos];
    case 'bytes':
      return ['b', Buffer.from(value.value).toString('base64')];
    case 'reference':
      return ['r', value.value];
    case 'geopoint':
      return ['g', encodeDouble(value.latitude), encodeDouble(value.longitude)];
    case 'array':
      return ['a', value.values.map(encodeValue)];
    case 'map':
      return ['m', encodeFields(value.fields)];
  }
}

export function decodeValue(encoded: EncodedValue, maker: ValueMaker = makeAnew): Value {
  if (encoded === null) return nullValue;
  if (typeof encoded === 'boolean') return encoded ? trueValue : falseValue;
  if (typeof encoded === 'string') return maker.string(encoded);
  switch (encoded[0]) {
    case 'i':
      return maker.integer(encoded[1]);
    case 'd':
      return { kind: 'double', value: Number(encoded[1]) };
    case 't':
      return { kind: 'timestamp', seconds: BigInt(encoded[1]), nanos: encoded[2] };
    case 'b':
      return { kind: 'bytes', value: new Uint8Array(Buffer.from(encoded[1], 'base64')) };
    case 'r':
      return { kind: 'reference', value: encoded[1] };
    case 'g':
      return { kind: 'geopoint', latitude: Number(encoded[1]), longitude: Number(encoded[2]) };
    case 'a':
      return { kind: 'array', values: encoded[1].map((each) => decodeValue(each, maker)) };
    case 'm':
      return { kind: 'map', fields: decodeFields(encoded[1], maker) };
  }
}

/** JSON has no NaN or infinities, and JSON.stringify loses the sign of -0. */
function encodeDouble(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}
