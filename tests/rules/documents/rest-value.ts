import { type FieldMap, type FieldValue, isFieldList, isFieldMap, isSpecial } from './field-value.ts';

/** A value in the JSON of Firestore's REST API. */
export type RestValue = { readonly [type: string]: unknown };

/** @param root the resource name that references start with: projects/{p}/databases/{d}/documents */
export function toRestFields(fields: FieldMap, root: string): { readonly [field: string]: RestValue } {
  const json: { [field: string]: RestValue } = {};
  for (const [field, value] of fields) {
    // Not an assignment: setting `__proto__` would set the prototype.
    Object.defineProperty(json, field, { value: toRestValue(value, root), enumerable: true });
  }
  return json;
}

export function toRestValue(value: FieldValue, root: string): RestValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: value.toString() } : { doubleValue: toRestDouble(value) };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (isFieldList(value)) return { arrayValue: { values: value.map((element) => toRestValue(element, root)) } };
  if (isFieldMap(value)) return { mapValue: { fields: toRestFields(value, root) } };
  if (!isSpecial(value)) throw new TypeError('not a field value');
  switch (value.special) {
    case 'double':
      return { doubleValue: toRestDouble(value.value) };
    case 'geopoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'reference':
      return { referenceValue: `${root}/${value.path}` };
    case 'server-time':
      throw new TypeError('the server time is a transform, not a value');
  }
}

/** JSON cannot represent these three. */
function toRestDouble(value: number): number | string {
  return Number.isFinite(value) ? value : String(value);
}
