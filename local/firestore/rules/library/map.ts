import { typeError, UndecidableError } from '../runtime/errors.ts';
import { MapDiffValue } from '../runtime/map-diff.ts';
import { MapValue } from '../runtime/map.ts';
import { typeOf, type RuleValue } from '../runtime/value.ts';
import { Constraint } from '../runtime/constraint.ts';
import { method, type MethodTable } from './overload.ts';

/** rules.Map */
export const mapMethods = {
  diff: [method(['map'], (map, other) => new MapDiffValue(map, other))],
  get: [
    method(['string', 'any'], (map, key, otherwise) => valueAt(map, [key], otherwise)),
    method(['list', 'any'], valueAt),
  ],
  keys: [method([], (map) => map.keyList())],
  size: [method([], (map) => BigInt(map.size))],
  values: [method([], (map) => [...map.entries().values()])],
} satisfies MethodTable<MapValue>;

/** rules.MapDiff */
export const mapDiffMethods = {
  addedKeys: [method([], (diff) => diff.addedKeys())],
  affectedKeys: [method([], (diff) => diff.affectedKeys())],
  changedKeys: [method([], (diff) => diff.changedKeys())],
  removedKeys: [method([], (diff) => diff.removedKeys())],
  unchangedKeys: [method([], (diff) => diff.unchangedKeys())],
} satisfies MethodTable<MapDiffValue>;

/** Follows the keys; returns `otherwise` when one is missing or its parent is not a map. */
function valueAt(map: MapValue, keys: readonly RuleValue[], otherwise: RuleValue): RuleValue {
  let current: RuleValue = map;
  for (const key of keys) {
    if (typeof key !== 'string') throw typeError(typeOf(key), 'string');
    if (current instanceof Constraint) throw new UndecidableError(`the value of "${key}"`);
    if (!(current instanceof MapValue) || !current.has(key)) return otherwise;
    current = current.get(key) ?? null;
  }
  return current;
}
