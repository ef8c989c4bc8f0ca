/** A document as a test writes it. A Map and not an object, so that a field called `__proto__` is a field. */
export type FieldMap = ReadonlyMap<string, FieldValue>;

/** Whole numbers become integers and others doubles, as the SDKs do; `SpecialValue` says what plain values cannot. */
export type FieldValue =
  null | boolean | number | string | Date | Uint8Array | SpecialValue | readonly FieldValue[] | FieldMap;

export type SpecialValue =
  /** A double that happens to be whole: 3.0 is no integer to the rules. */
  | { readonly special: 'double'; readonly value: number }
  | { readonly special: 'geopoint'; readonly latitude: number; readonly longitude: number }
  /** `path` is under `documents/`. */
  | { readonly special: 'reference'; readonly path: string }
  /** The moment of the request as the server knows it. Only at the top level of a document. */
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

/** Firestore keeps names in double underscores for itself, at any depth, and refuses them before any rule is asked. */
export function hasReservedName(fields: FieldMap): boolean {
  return [...fields].some(([name, value]) => /^__.*__$/s.test(name) || hasReservedNameInside(value));
}

function hasReservedNameInside(value: FieldValue): boolean {
  if (isFieldMap(value)) return hasReservedName(value);
  return isFieldList(value) && value.some(hasReservedNameInside);
}

/** What a builder may hand over: plain values, with `undefined` for an optional field that is left out. */
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

/** The same document with some fields set to another value, or left out where the value is undefined. */
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
