import { Constraint } from './constraint.ts';
import { DurationValue } from './duration.ts';
import { UndecidableError } from './errors.ts';
import { LatLngValue } from './latlng.ts';
import { MapValue } from './map.ts';
import { PathValue } from './path.ts';
import { SetValue } from './set.ts';
import { TimestampValue } from './timestamp.ts';
import { isList, type RuleValue } from './value.ts';
import { VectorValue } from './vector.ts';

type NumberEquality = (a: bigint | number, b: bigint | number) => boolean;

/** Ints and floats compare as floats: 1 == 1.0, and NaN equals nothing. */
const numericallyEqual: NumberEquality = (a, b) =>
  typeof a === 'bigint' && typeof b === 'bigint' ? a === b : Number(a) === Number(b);

/** Inside lists and maps, 1 and 1.0 differ, as do 0.0 and -0.0; NaN equals itself. */
const identicalNumbers: NumberEquality = (a, b) => Object.is(a, b);

/**
 * The operator `==`. Ints and floats are comparable at the top level and distinct inside lists and maps, as in Google's
 * evaluator.
 */
export function equal(a: RuleValue, b: RuleValue): boolean {
  return isNumber(a) && isNumber(b) ? numericallyEqual(a, b) : strictlyEqual(a, b);
}

/** Equality of list elements: `in`, `hasAll`, `removeAll`, … */
export function strictlyEqual(a: RuleValue, b: RuleValue): boolean {
  return deepEqual(a, b, identicalNumbers);
}

/** Equality of set elements and of values in a map diff: 1 and 1.0 are equal at any depth. */
export function looselyEqual(a: RuleValue, b: RuleValue): boolean {
  return deepEqual(a, b, (x, y) => numericallyEqual(x, y) || (Number.isNaN(x) && Number.isNaN(y)));
}

function isNumber(value: RuleValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function deepEqual(a: RuleValue, b: RuleValue, numbersEqual: NumberEquality): boolean {
  if (a instanceof Constraint || b instanceof Constraint) throw new UndecidableError('the value of a field');
  if (isNumber(a) && isNumber(b)) return numbersEqual(a, b);
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (isList(a)) return isList(b) && equalLists(a, b, numbersEqual);
  if (a instanceof Uint8Array) return b instanceof Uint8Array && Buffer.compare(a, b) === 0;
  if (a instanceof MapValue) return b instanceof MapValue && equalMaps(a, b, numbersEqual);
  if (a instanceof SetValue) return b instanceof SetValue && equalSets(a, b);
  if (a instanceof PathValue) return b instanceof PathValue && equalPaths(a, b);
  if (a instanceof TimestampValue) return b instanceof TimestampValue && a.totalNanos === b.totalNanos;
  if (a instanceof DurationValue) return b instanceof DurationValue && a.totalNanos === b.totalNanos;
  if (a instanceof LatLngValue) {
    return b instanceof LatLngValue && Object.is(a.latitude, b.latitude) && Object.is(a.longitude, b.longitude);
  }
  if (a instanceof VectorValue) return b instanceof VectorValue && equalLists(a.values, b.values, numbersEqual);
  // Map diffs are never equal, not even those of the same maps.
  return false;
}

function equalLists(a: readonly RuleValue[], b: readonly RuleValue[], numbersEqual: NumberEquality): boolean {
  return a.length === b.length && a.every((item, index) => deepEqual(item, b[index] ?? null, numbersEqual));
}

function equalMaps(a: MapValue, b: MapValue, numbersEqual: NumberEquality): boolean {
  const entries = a.entries();
  const others = b.entries();
  if (entries.size !== others.size) return false;
  return [...entries].every(([key, value]) => {
    const other = others.get(key);
    return other !== undefined && deepEqual(value, other, numbersEqual);
  });
}

function equalSets(a: SetValue, b: SetValue): boolean {
  return (
    a.items.length === b.items.length && a.items.every((item) => b.items.some((other) => looselyEqual(item, other)))
  );
}

function equalPaths(a: PathValue, b: PathValue): boolean {
  if (a.isUndetermined || b.isUndetermined) throw new UndecidableError('the path of the documents');
  if (!a.isBound || !b.isBound) return false;
  const names = a.names();
  const others = b.names();
  return names.length === others.length && names.every((name, index) => name === others[index]);
}
