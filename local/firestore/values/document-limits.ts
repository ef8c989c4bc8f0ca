import { StatusError } from '../errors.ts';
import { isTimestampInRange } from './moment.ts';
import { isReserved } from './resource-id.ts';
import { parseDocumentName } from './resource-name.ts';
import { documentSize } from './size.ts';
import { utf8Length } from './utf8.ts';
import { isVector, parseVector } from './vector.ts';
import type { Fields, Value } from './value.ts';

const MAX_VALUE_BYTES = 1_048_487;
const MAX_NAME_BYTES = 1500;
const MAX_DEPTH = 20;
const MAX_COLLECTIONS = 100;
const MAX_DOCUMENT_NAME_BYTES = 6_144;
const MAX_DOCUMENT_BYTES = 1_048_576;

/**
 * Rejects invalid contents with Google's messages. These name a problem inside a map only as "an invalid nested
 * entity", and a problem inside an array under the property `array`.
 */
export function checkFields(fields: Fields): void {
  for (const [name, value] of fields) {
    if (isReserved(name)) refuse(`field name ${name} is reserved`);
    checkContents(value, name, false);
  }
}

/** Limits on names, values and nesting, checked after the contents. */
export function checkLimits(path: readonly string[], fields: Fields): void {
  if (path.length > 2 * MAX_COLLECTIONS) refuse(`The key path is deeper than ${MAX_COLLECTIONS} collections.`);
  if (utf8Length(path.join('/')) > MAX_DOCUMENT_NAME_BYTES) {
    refuse(`The key path is longer than ${MAX_DOCUMENT_NAME_BYTES} bytes.`);
  }
  path.forEach((id, index) => {
    if (utf8Length(id) > MAX_NAME_BYTES) {
      refuse(`The key path element ${index % 2 === 0 ? 'kind' : 'name'} is longer than ${MAX_NAME_BYTES} bytes.`);
    }
  });
  for (const [name, value] of fields) {
    if (name === '') refuse('The property.name is the empty string.');
    if (utf8Length(name) > MAX_NAME_BYTES) refuse(`The property.name is longer than ${MAX_NAME_BYTES} bytes.`);
    if (value.kind === 'array') {
      if (value.values.some(isTooLong)) refuseLength('array');
      if (!value.values.every((element) => fitsNested(element, 'array', 2))) refuseNested('array');
    } else if (value.kind === 'map' && !isVector(value)) {
      if (!fitsNested(value, name, 1)) refuseNested(name);
    } else if (isTooLong(value)) {
      refuseLength(name);
    }
  }
}

export function checkSize(path: readonly string[], fields: Fields): void {
  if (documentSize(path, fields) > MAX_DOCUMENT_BYTES) refuse(`maximum entity size is ${MAX_DOCUMENT_BYTES} bytes`);
}

function checkContents(value: Value, property: string, insideArray: boolean): void {
  switch (value.kind) {
    case 'array':
      if (insideArray) refuse('Nested arrays are not allowed');
      for (const element of value.values) checkContents(element, 'array', true);
      break;
    case 'map':
      checkMap(value.fields, property);
      break;
    case 'timestamp':
      if (!isTimestampInRange(value)) refuse(`The value of property "${property}" is not a valid timestamp.`);
      break;
    case 'geopoint':
      // Negated, so that NaN is rejected too.
      if (!(Math.abs(value.latitude) <= 90)) {
        refuse(`The value of property "${property}" has a latitude outside of [-90.0, 90.0].`);
      }
      if (!(Math.abs(value.longitude) <= 180)) {
        refuse(`The value of property "${property}" has a longitude outside of [-180.0, 180.0].`);
      }
      break;
    case 'reference':
      parseDocumentName(value.value);
      break;
    default:
      break;
  }
}

/** A `__type__` key marks a special value on the wire; vectors are the only ones. */
function checkMap(fields: Fields, property: string): void {
  const type = fields.get('__type__');
  if (type === undefined) {
    for (const [name, nested] of fields) {
      if (isReserved(name)) refuse(`field name '${name}' is reserved.`);
      checkContents(nested, property, false);
    }
    return;
  }
  if (type.kind !== 'string') refuse(`Field __type__ must be a string; founds ${datastoreKind(type)}.`);
  if (type.value !== '__vector__') refuseNested(property);
  if (parseVector(fields).some(Number.isNaN)) refuse('Vector cannot contain NaN values.');
}

/** Whether a value at nesting level `depth` respects the limits; `path` is its property path. */
function fitsNested(value: Value, path: string, depth: number): boolean {
  if (value.kind !== 'map' || isVector(value)) return !isTooLong(value);
  if (depth > MAX_DEPTH) return false;
  for (const [key, nested] of value.fields) {
    if (key === '' || utf8Length(path) + 1 + utf8Length(key) > MAX_NAME_BYTES) return false;
    if (nested.kind === 'array') {
      if (depth >= MAX_DEPTH) return false;
      // Property paths name an array `array`, whatever its key.
      const fits = nested.values.every((element) => fitsNested(element, `${path}.array`, depth + 2));
      if (!fits) return false;
    } else if (!fitsNested(nested, `${path}.${key}`, depth + 1)) {
      return false;
    }
  }
  return true;
}

function isTooLong(value: Value): boolean {
  if (value.kind === 'string') return utf8Length(value.value) > MAX_VALUE_BYTES;
  return value.kind === 'bytes' && value.value.length > MAX_VALUE_BYTES;
}

function datastoreKind(value: Value): string {
  const names: Record<Value['kind'], string> = {
    null: 'NULL',
    boolean: 'BOOLEAN',
    integer: 'LONG',
    double: 'DOUBLE',
    timestamp: 'TIMESTAMP',
    string: 'STRING',
    bytes: 'BYTES',
    reference: 'ENTITY_REF',
    geopoint: 'GEO_POINT',
    array: 'ARRAY',
    map: 'MAP',
  };
  return names[value.kind];
}

function refuseLength(property: string): never {
  return refuse(`The value of property "${property}" is longer than ${MAX_VALUE_BYTES} bytes.`);
}

function refuseNested(property: string): never {
  return refuse(`Property ${property} contains an invalid nested entity.`);
}

function refuse(message: string): never {
  throw new StatusError('INVALID_ARGUMENT', message);
}
