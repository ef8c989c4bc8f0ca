import type { EnumSchema, ScalarName } from '../schema/message-schema.ts';

/** Marks a value of the wrong type; the reader reports it with Google's message. */
export const INVALID = Symbol('invalid');

const INT32 = { min: -(2n ** 31n), max: 2n ** 31n - 1n };
const INT64 = { min: -(2n ** 63n), max: 2n ** 63n - 1n };

/** Reads a scalar by the rules of proto3 JSON: numbers may be strings, doubles may be named, bytes are base64. */
export function readScalar(scalar: ScalarName, json: unknown): unknown {
  switch (scalar) {
    case 'string':
      return typeof json === 'string' && isWellFormed(json) ? json : INVALID;
    case 'bool':
      return readBoolean(json);
    case 'int32': {
      const integer = readInteger(json, INT32);
      return typeof integer === 'bigint' ? Number(integer) : integer;
    }
    case 'int64':
      return readInteger(json, INT64);
    case 'double':
      return readDouble(json);
    case 'bytes':
      return readBytes(json);
  }
}

/** A lone surrogate has no UTF-8 encoding and could not be sent over gRPC. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

function readBoolean(json: unknown): boolean | typeof INVALID {
  if (typeof json === 'boolean') return json;
  // Query parameters are strings.
  if (json === 'true') return true;
  if (json === 'false') return false;
  return INVALID;
}

function readInteger(json: unknown, range: { min: bigint; max: bigint }): bigint | typeof INVALID {
  let integer: bigint;
  if (typeof json === 'bigint') integer = json;
  else if (typeof json === 'number' && Number.isInteger(json)) integer = BigInt(json);
  else if (typeof json === 'string' && /^-?\d{1,20}$/u.test(json)) integer = BigInt(json);
  else return INVALID;
  return integer >= range.min && integer <= range.max ? integer : INVALID;
}

function readDouble(json: unknown): number | typeof INVALID {
  if (typeof json === 'number') return json;
  if (typeof json === 'bigint') return Number(json);
  if (typeof json !== 'string') return INVALID;
  if (json === 'NaN') return Number.NaN;
  if (json === 'Infinity') return Number.POSITIVE_INFINITY;
  if (json === '-Infinity') return Number.NEGATIVE_INFINITY;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/u.test(json)) return INVALID;
  const number = Number(json);
  return Number.isFinite(number) ? number : INVALID;
}

function readBytes(json: unknown): Uint8Array | typeof INVALID {
  if (typeof json !== 'string') return INVALID;
  const digits = json.replace(/=+$/u, '');
  // A last group of one base64 digit cannot encode a byte.
  if (!/^[A-Za-z0-9+/_-]*$/u.test(digits) || digits.length % 4 === 1) return INVALID;
  // Node decodes both base64 alphabets with either encoding name.
  return new Uint8Array(Buffer.from(digits, 'base64'));
}

/** Reads an enum as its name, from its name or its number. */
export function readEnum(schema: EnumSchema, json: unknown): string | typeof INVALID {
  if (typeof json === 'string' && schema.numberByName.has(json)) return json;
  const number = typeof json === 'string' && /^\d+$/u.test(json) ? Number(json) : json;
  if (typeof number === 'number') return schema.nameByNumber.get(number) ?? INVALID;
  // NullValue's only value is written as null.
  if (json === null && schema.name === 'google.protobuf.NullValue') return 'NULL_VALUE';
  return INVALID;
}

/** A double as proto3 JSON writes it. */
export function writeDouble(value: number, minusZero: unknown): unknown {
  if (Object.is(value, -0)) return minusZero;
  return Number.isFinite(value) ? value : String(value);
}
