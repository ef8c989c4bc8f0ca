import { type FieldMap, type FieldValue, isFieldList, isFieldMap, isSpecial } from '../documents/field-value.ts';

/**
 * A document as the schemas parse it. Special values become objects that no schema accepts, except the server's time,
 * which becomes the time of the request.
 */
export function toPlainDocument(fields: FieldMap, now: Date): object {
  const plain = {};
  for (const [name, value] of fields) {
    Object.defineProperty(plain, name, { value: toPlainValue(value, now), enumerable: true });
  }
  return plain;
}

function toPlainValue(value: FieldValue, now: Date): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isFieldList(value)) return value.map((element) => toPlainValue(element, now));
  if (isFieldMap(value)) return toPlainDocument(value, now);
  return isSpecial(value) && value.special === 'server-time' ? now : value;
}
