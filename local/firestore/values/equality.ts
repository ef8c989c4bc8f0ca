import { compareValues } from './order.ts';
import type { Fields, Value } from './value.ts';

/** Exact equality: 1 is not 1.0 and 0 is not -0. A write that changes nothing in this sense has no effect. */
export function identicalValues(a: Value, b: Value): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'double' && b.kind === 'double') return Object.is(a.value, b.value);
  if (a.kind === 'geopoint' && b.kind === 'geopoint') {
    return Object.is(a.latitude, b.latitude) && Object.is(a.longitude, b.longitude);
  }
  if (a.kind === 'array' && b.kind === 'array') {
    return (
      a.values.length === b.values.length &&
      a.values.every((value, index) => {
        const other = b.values[index];
        return other !== undefined && identicalValues(value, other);
      })
    );
  }
  if (a.kind === 'map' && b.kind === 'map') return identicalFields(a.fields, b.fields);
  return compareValues(a, b) === 0;
}

/** Field order is irrelevant. */
export function identicalFields(a: Fields, b: Fields): boolean {
  if (a.size !== b.size) return false;
  for (const [name, value] of a) {
    const other = b.get(name);
    if (other === undefined || !identicalValues(value, other)) return false;
  }
  return true;
}

/** Equality of filters: 1 equals 1.0; null and NaN equal nothing, not even themselves. */
export function filterEquals(a: Value, b: Value): boolean {
  return a.kind !== 'null' && !isNaNValue(a) && !isNaNValue(b) && compareValues(a, b) === 0;
}

export function isNaNValue(value: Value): boolean {
  return value.kind === 'double' && Number.isNaN(value.value);
}
