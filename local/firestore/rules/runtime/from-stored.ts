import type { Fields, StoredDocument, Value } from '#local/firestore/values/value.ts';
import { LatLngValue } from './latlng.ts';
import { MapValue, mapOf } from './map.ts';
import { PathValue } from './path.ts';
import { TimestampValue } from './timestamp.ts';
import type { RuleValue } from './value.ts';
import { VectorValue } from './vector.ts';

export interface DatabaseName {
  readonly projectId: string;
  readonly databaseId: string;
}

/** A document in the rules: its fields under `data`, its `id` and its `__name__`. */
export function documentToRules(document: StoredDocument, database: DatabaseName): MapValue {
  return mapOf({
    data: fieldsToRules(document.fields),
    id: document.path.at(-1) ?? '',
    __name__: documentPath(document.path, database),
  });
}

export function documentPath(path: readonly string[], database: DatabaseName): PathValue {
  return PathValue.of(['databases', database.databaseId, 'documents', ...path]);
}

export function valueToRules(value: Value): RuleValue {
  switch (value.kind) {
    case 'null':
      return null;
    case 'boolean':
    case 'integer':
    case 'double':
    case 'string':
    case 'bytes':
      return value.value;
    case 'timestamp':
      return TimestampValue.fromMoment(value);
    case 'geopoint':
      return new LatLngValue(value.latitude, value.longitude);
    case 'reference':
      // The name is projects/{p}/databases/{d}/documents/…, but a path in the rules starts at "databases".
      return PathValue.of(value.value.split('/').slice(2));
    case 'array':
      return value.values.map(valueToRules);
    case 'map':
      return vectorOf(value.fields) ?? fieldsToRules(value.fields);
  }
}

function fieldsToRules(fields: Fields): MapValue {
  return new MapValue(new Map([...fields].map(([name, value]) => [name, valueToRules(value)])));
}

function vectorOf(fields: Fields): VectorValue | null {
  const mark = fields.get('__type__');
  const elements = fields.get('value');
  if (mark?.kind !== 'string' || mark.value !== '__vector__' || elements?.kind !== 'array') return null;
  return new VectorValue(
    elements.values.map((element) =>
      element.kind === 'double' || element.kind === 'integer' ? Number(element.value) : NaN,
    ),
  );
}

/** Converts token claims. JSON does not distinguish 1 from 1.0: whole numbers become ints, as in Google's emulator. */
export function jsonToRules(json: unknown): RuleValue {
  if (json === null || json === undefined) return null;
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  if (Array.isArray(json)) return json.map(jsonToRules);
  if (typeof json === 'object') {
    return new MapValue(new Map(Object.entries(json).map(([key, value]) => [key, jsonToRules(value)])));
  }
  return null;
}
