/** A document in a test. A Map and not an object, so that `__proto__` can be a field. */
export type FieldMap = ReadonlyMap<string, FieldValue>;

/**
 * Integral numbers become integers and others doubles, as in the SDKs; `SpecialValue` covers what plain values cannot
 * express.
 */
export type FieldValue =
  | null
  | boolean
  | number
  | string
  | Date
  | Uint8Array
  | SpecialValue
  | readonly FieldValue[]
  | FieldMap;

export type SpecialValue =
  /** A double with an integral value: the rules do not treat 3.0 as an integer. */
  | { readonly special: 'double'; readonly value: number }
  | { readonly special: 'geopoint'; readonly latitude: number; readonly longitude: number }
  /** `path` is under `documents/`. */
  | { readonly special: 'reference'; readonly path: string }
  /** The server's time of the request. Only at the top level of a document. */
  | { readonly special: 'server-time' };

export const serverTime: SpecialValue = { special: 'server-time' };

export const double = (value: number): SpecialValue => ({ special: 'double', value });

export function isFieldMap(value: FieldValue): value is FieldMap {
  return value instanceof Map;
}

export function isFieldList(value: FieldValue): value is readonly FieldValue[] {
  return Array.isArray(value);
}

export function isSpecial(value: FieldValue): value is SpecialValue {
  return typeof value === 'object' && value !== null && 'special' in value;
}

export function isServerTime(value: FieldValue): boolean {
  return isSpecial(value) && value.special === 'server-time';
}

/** Firestore reserves names in double underscores at any depth, and rejects them before it evaluates the rules. */
export function hasReservedName(fields: FieldMap): boolean {
  return [...fields].some(([name, value]) => /^__.*__$/s.test(name) || hasReservedNameInside(value));
}

function hasReservedNameInside(value: FieldValue): boolean {
  if (isFieldMap(value)) return hasReservedName(value);
  return isFieldList(value) && value.some(hasReservedNameInside);
}

/** The output of a builder: plain values, with `undefined` for an absent optional field. */
export type PlainValue =
  | null
  | undefined
  | boolean
  | number
  | string
  | Date
  | readonly PlainValue[]
  | { readonly [field: string]: PlainValue };

/** The fields of a builder's document. */
export function fieldsOf(document: { readonly [field: string]: PlainValue }): FieldMap {
  return new Map(
    Object.entries(document).flatMap(([field, value]) => (value === undefined ? [] : [[field, toFieldValue(value)]])),
  );
}

function toFieldValue(value: Exclude<PlainValue, undefined>): FieldValue {
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (isPlainList(value)) return value.flatMap((element) => (element === undefined ? [] : [toFieldValue(element)]));
  return fieldsOf(value);
}

function isPlainList(value: object): value is readonly PlainValue[] {
  return Array.isArray(value);
}

/** A copy of the document with some fields replaced, or removed where the value is undefined. */
export function withFields(document: FieldMap, changes: ReadonlyMap<string, FieldValue | undefined>): FieldMap {
  const changed = new Map(document);
  for (const [field, value] of changes) {
    if (value === undefined) changed.delete(field);
    else changed.set(field, value);
  }
  return changed;
}

export function withField(document: FieldMap, field: string, value: FieldValue | undefined): FieldMap {
  return withFields(document, new Map([[field, value]]));
}
