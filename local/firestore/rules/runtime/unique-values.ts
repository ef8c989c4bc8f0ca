import { looselyEqual } from './equality.ts';
import { SetValue } from './set.ts';
import type { RuleValue } from './value.ts';

/** Creates a set, in which 1 and 1.0 are the same value (in a list they are not). */
export function setOf(values: Iterable<RuleValue>): SetValue {
  const unique: RuleValue[] = [];
  const strings = new Set<string>();
  for (const value of values) {
    // Fast path: strings are the common case, and the only one with large sets.
    if (typeof value === 'string') {
      if (strings.has(value)) continue;
      strings.add(value);
      unique.push(value);
    } else if (!unique.some((known) => looselyEqual(known, value))) {
      unique.push(value);
    }
  }
  return new SetValue(unique);
}

export function setHas(set: SetValue, value: RuleValue): boolean {
  return set.items.some((item) => looselyEqual(item, value));
}
