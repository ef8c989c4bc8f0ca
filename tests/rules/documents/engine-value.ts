import type { Fields, Moment, StoredDocument, Value } from '#local/firestore/values/value.ts';
import { type FieldMap, type FieldValue, isFieldList, isFieldMap, isSpecial } from './field-value.ts';

export const projectId = 'demo-madelief';
export const databaseId = '(default)';

/** A test's document as the rules engine reads it. */
function toEngineFields(fields: FieldMap, now: Date): Fields {
  return new Map([...fields].map(([name, value]) => [name, toEngineValue(value, now)]));
}

export function toEngineDocument(path: readonly string[], fields: FieldMap, now: Date): StoredDocument {
  const moment = toMoment(now);
  return { path, fields: toEngineFields(fields, now), createTime: moment, updateTime: moment };
}

export function toMoment(date: Date): Moment {
  const milliseconds = date.getTime();
  const seconds = Math.floor(milliseconds / 1000);
  return { seconds: BigInt(seconds), nanos: (milliseconds - seconds * 1000) * 1_000_000 };
}

export function toEngineValue(value: FieldValue, now: Date): Value {
  if (value === null) return { kind: 'null' };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  if (typeof value === 'string') return { kind: 'string', value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { kind: 'integer', value: BigInt(value) } : { kind: 'double', value };
  }
  if (value instanceof Date) return { kind: 'timestamp', ...toMoment(value) };
  if (value instanceof Uint8Array) return { kind: 'bytes', value };
  if (isFieldList(value)) return { kind: 'array', values: value.map((element) => toEngineValue(element, now)) };
  if (isFieldMap(value)) return { kind: 'map', fields: toEngineFields(value, now) };
  if (!isSpecial(value)) throw new TypeError('not a field value');
  switch (value.special) {
    case 'double':
      return { kind: 'double', value: value.value };
    case 'geopoint':
      return { kind: 'geopoint', latitude: value.latitude, longitude: value.longitude };
    case 'reference':
      return {
        kind: 'reference',
        value: `projects/${projectId}/databases/${databaseId}/documents/${value.path}`,
      };
    case 'server-time':
      return { kind: 'timestamp', ...toMoment(now) };
  }
}
