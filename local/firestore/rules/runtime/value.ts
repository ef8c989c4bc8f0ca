import type { Constraint } from './constraint.ts';
import type { DurationValue } from './duration.ts';
import type { LatLngValue } from './latlng.ts';
import type { MapDiffValue } from './map-diff.ts';
import type { MapValue } from './map.ts';
import type { PathValue } from './path.ts';
import type { SetValue } from './set.ts';
import type { TimestampValue } from './timestamp.ts';
import type { VectorValue } from './vector.ts';

/** A value of the rules language. `bigint` is an int, `number` a float, an array a list. */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | readonly RuleValue[]
  | MapValue
  | SetValue
  | MapDiffValue
  | PathValue
  | TimestampValue
  | DurationValue
  | LatLngValue
  | VectorValue
  | Constraint;

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'map'
  | 'set'
  | 'map_diff'
  | 'path'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'vector'
  | 'constraint';

/** The type's name in error messages and after `is`. */
export function typeOf(value: RuleValue): TypeName {
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
    default:
      if (value === null) return 'null';
      if (isList(value)) return 'list';
      if (value instanceof Uint8Array) return 'bytes';
      return value.type;
  }
}

export function isList(value: RuleValue): value is readonly RuleValue[] {
  return Array.isArray(value);
}
