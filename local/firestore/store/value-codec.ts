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

export function decodeFields(encoded: EncodedFields): Fields {
  return new Map(encoded.map(([name, value]) => [name, decodeValue(value)]));
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

export function decodeValue(encoded: EncodedValue): Value {
  if (encoded === null) return { kind: 'null' };
  if (typeof encoded === 'boolean') return { kind: 'boolean', value: encoded };
  if (typeof encoded === 'string') return { kind: 'string', value: encoded };
  switch (encoded[0]) {
    case 'i':
      return { kind: 'integer', value: BigInt(encoded[1]) };
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
      return { kind: 'array', values: encoded[1].map(decodeValue) };
    case 'm':
      return { kind: 'map', fields: decodeFields(encoded[1]) };
  }
}

/** JSON has no NaN or infinities, and JSON.stringify loses the sign of -0. */
function encodeDouble(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}
