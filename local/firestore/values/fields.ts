import type { FieldPath } from './field-path.ts';
import type { Fields, MapValue, Value } from './value.ts';

/** The value at `path`; undefined when a segment is missing or its parent is not a map. */
export function fieldAt(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields = fields;
  for (let index = 0; index < path.length - 1; index += 1) {
    const next = current.get(path[index] ?? '');
    if (next?.kind !== 'map') return undefined;
    current = next.fields;
  }
  return current.get(path[path.length - 1] ?? '');
}

/** Returns a copy with `value` at `path`; non-maps on the path are replaced by maps. */
export function withField(fields: Fields, path: FieldPath, value: Value): Fields {
  const [head = '', ...rest] = path;
  const changed = new Map(fields);
  changed.set(head, rest.length === 0 ? value : mapOf(withField(mapFields(fields.get(head)), rest, value)));
  return changed;
}

/** Returns a copy without `path`. A map that becomes empty stays. */
function withoutField(fields: Fields, path: FieldPath): Fields {
  const [head = '', ...rest] = path;
  const current = fields.get(head);
  if (current === undefined || (rest.length > 0 && current.kind !== 'map')) return fields;
  const changed = new Map(fields);
  if (rest.length === 0) changed.delete(head);
  else changed.set(head, mapOf(withoutField(mapFields(current), rest)));
  return changed;
}

/** Only the fields of a read mask. */
export function project(fields: Fields, paths: readonly FieldPath[]): Fields {
  let projected: Fields = new Map();
  for (const path of paths) {
    const value = fieldAt(fields, path);
    if (value !== undefined) projected = withField(projected, path, value);
  }
  return projected;
}

/** Sets each path of an update mask to its value in `input`, or deletes it when `input` has none. */
export function applyMask(existing: Fields, input: Fields, paths: readonly FieldPath[]): Fields {
  let fields = existing;
  for (const path of paths) {
    const value = fieldAt(input, path);
    fields = value === undefined ? withoutField(fields, path) : withField(fields, path, value);
  }
  return fields;
}

function mapOf(fields: Fields): MapValue {
  return { kind: 'map', fields };
}

function mapFields(value: Value | undefined): Fields {
  return value?.kind === 'map' ? value.fields : new Map();
}
