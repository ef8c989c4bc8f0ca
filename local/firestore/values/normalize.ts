import { microsOf, momentOf } from './moment.ts';
import type { Fields, Value } from './value.ts';

/** The stored form: timestamps are truncated to microseconds. An unchanged value is returned as is. */
export function normalizeValue(value: Value): Value {
  switch (value.kind) {
    case 'timestamp':
      return value.nanos % 1000 === 0 ? value : { kind: 'timestamp', ...momentOf(microsOf(value)) };
    case 'array': {
      const values = value.values.map(normalizeValue);
      return values.every((element, index) => element === value.values[index]) ? value : { kind: 'array', values };
    }
    case 'map': {
      const fields = normalizeFields(value.fields);
      return fields === value.fields ? value : { kind: 'map', fields };
    }
    default:
      return value;
  }
}

export function normalizeFields(fields: Fields): Fields {
  let changed: Map<string, Value> | null = null;
  for (const [name, value] of fields) {
    const normal = normalizeValue(value);
    if (normal === value) continue;
    changed ??= new Map(fields);
    changed.set(name, normal);
  }
  return changed ?? fields;
}
