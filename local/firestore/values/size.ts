import { utf8Length } from './utf8.ts';
import type { Fields, Value } from './value.ts';
import { isVector, vectorComponents } from './vector.ts';

/**
 * The stored size of a document by Firestore's documented rules: its name, each field's name and value, and 32 bytes.
 * https://firebase.google.com/docs/firestore/storage-size
 */
export function documentSize(path: readonly string[], fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + 32;
}

export function textSize(text: string): number {
  return utf8Length(text) + 1;
}

export function nameSize(path: readonly string[]): number {
  return path.reduce((total, segment) => total + textSize(segment), 16);
}

function fieldsSize(fields: Fields): number {
  let total = 0;
  for (const [name, value] of fields) total += textSize(name) + valueSize(value);
  return total;
}

export function valueSize(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'geopoint':
      return 16;
    case 'string':
      return textSize(value.value);
    case 'bytes':
      return value.value.length;
    case 'reference':
      return nameSize(value.value.split('/').slice(5));
    case 'array':
      return value.values.reduce((total, element) => total + valueSize(element), 0);
    case 'map':
      return isVector(value) ? 8 * vectorComponents(value).length : fieldsSize(value.fields);
  }
}
