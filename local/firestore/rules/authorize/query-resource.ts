import { Constraint } from '../runtime/constraint.ts';
import { strictlyEqual } from '../runtime/equality.ts';
import { MapValue } from '../runtime/map.ts';
import type { RuleValue } from '../runtime/value.ts';
import type { FieldFact } from './query-alternatives.ts';

/**
 * The `resource` of a query: what its filters imply for every returned document. An equality gives the field's value,
 * any other filter a constraint; other fields are unknown.
 */
export function queryResource(facts: readonly FieldFact[]): MapValue {
  return new MapValue(new Map([['data', knownFields(facts)]]), true);
}

function knownFields(facts: readonly FieldFact[]): MapValue {
  const byName = new Map<string, FieldFact[]>();
  for (const fact of facts) {
    const [name = ''] = fact.field;
    byName.set(name, [...(byName.get(name) ?? []), fact]);
  }
  return new MapValue(new Map([...byName].map(([name, group]) => [name, knownValue(group)])), true);
}

function knownValue(group: readonly FieldFact[]): RuleValue {
  const own = deduplicate(group.filter((fact) => fact.field.length === 1));
  const [only] = own;
  if (own.length === 1 && only?.operator === '==') return only.value;
  const nested = group.flatMap((fact) => (fact.field.length > 1 ? [{ ...fact, field: fact.field.slice(1) }] : []));
  // A filter on `a.b` implies that `a` is a map, which is stronger than other facts about `a`.
  return nested.length > 0 ? knownFields(nested) : new Constraint(own);
}

function deduplicate(facts: readonly FieldFact[]): readonly FieldFact[] {
  return facts.filter((fact, index) => {
    const earlier = facts.slice(0, index);
    return !earlier.some((other) => other.operator === fact.operator && strictlyEqual(other.value, fact.value));
  });
}
