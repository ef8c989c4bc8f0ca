import type { SetValue } from '../runtime/set.ts';
import { setHas, setOf } from '../runtime/unique-values.ts';
import type { RuleValue } from '../runtime/value.ts';
import { method, type Overload, type MethodTable } from './overload.ts';

/** hasAll, hasAny and hasOnly accept a set or a list. */
function comparedWithEither(compare: (set: SetValue, other: SetValue) => boolean): readonly Overload<SetValue>[] {
  return [
    method(['set'], (set: SetValue, other) => compare(set, other)),
    method(['list'], (set: SetValue, other: readonly RuleValue[]) => compare(set, setOf(other))),
  ];
}

/** rules.Set */
export const setMethods = {
  difference: [method(['set'], (set, other) => setOf(set.items.filter((item) => !setHas(other, item))))],
  hasAll: comparedWithEither((set, other) => other.items.every((item) => setHas(set, item))),
  hasAny: comparedWithEither((set, other) => other.items.some((item) => setHas(set, item))),
  hasOnly: comparedWithEither((set, other) => set.items.every((item) => setHas(other, item))),
  intersection: [method(['set'], (set, other) => setOf(set.items.filter((item) => setHas(other, item))))],
  size: [method([], (set) => BigInt(set.items.length))],
  union: [method(['set'], (set, other) => setOf([...set.items, ...other.items]))],
} satisfies MethodTable<SetValue>;
