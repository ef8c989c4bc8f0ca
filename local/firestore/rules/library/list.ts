import { Constraint, KnownKeys } from '../runtime/constraint.ts';
import { functionNotFoundError, UndecidableError } from '../runtime/errors.ts';
import { strictlyEqual } from '../runtime/equality.ts';
import { setOf } from '../runtime/unique-values.ts';
import type { RuleValue } from '../runtime/value.ts';
import { toText } from './conversions.ts';
import { method, type MethodTable } from './overload.ts';

type List = readonly RuleValue[];

export const listContains = (list: List, value: RuleValue): boolean => list.some((item) => strictlyEqual(item, value));

/** rules.List */
export const listMethods = {
  concat: [method(['list'], (list, other) => [...list, ...other])],
  hasAll: [method(['list'], (list, other) => other.every((value) => listContains(list, value)))],
  hasAny: [method(['list'], (list, other) => other.some((value) => listContains(list, value)))],
  hasOnly: [method(['list'], (list, other) => list.every((value) => listContains(other, value)))],
  join: [method(['string'], (list, separator) => list.map(toText).join(separator))],
  removeAll: [method(['list'], (list, other) => list.filter((value) => !listContains(other, value)))],
  size: [method([], (list) => BigInt(list.length))],
  toSet: [method([], (list) => setOf(list))],
} satisfies MethodTable<List>;

/**
 * Methods that can be proven for a field filtered by `where('tags', 'array-contains', 'x')`, and for the keys of any
 * filter.
 */
export const constraintMethods = {
  hasAll: [
    method(['list'], (constraint, list) => {
      // Google's evaluator supports this only for the keys of a document.
      if (!(constraint instanceof KnownKeys)) throw functionNotFoundError('hasAll');
      return requireProof(list.every((value) => isKnownElement(constraint, value)));
    }),
  ],
  hasAny: [
    method(['list'], (constraint, list) => requireProof(list.some((value) => isKnownElement(constraint, value)))),
  ],
} satisfies MethodTable<Constraint>;

function isKnownElement(constraint: Constraint, value: RuleValue): boolean {
  return constraint.facts.some((fact) => fact.operator === 'contains' && strictlyEqual(fact.value, value));
}

function requireProof(proven: boolean): true {
  if (!proven) throw new UndecidableError('which elements a list has');
  return true;
}
