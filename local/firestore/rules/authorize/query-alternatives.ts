import type { RulesFilter } from '../types.ts';
import type { Value } from '#local/firestore/values/value.ts';
import type { Fact, FactOperator } from '../runtime/constraint.ts';
import { valueToRules } from '../runtime/from-stored.ts';

/** One way in which a document can satisfy a query: a conjunction of facts about fields. */
export interface Alternative {
  readonly facts: readonly FieldFact[];
  /** The only document it can be, from a filter `__name__ ==`. */
  readonly documentName: string | null;
}

export interface FieldFact extends Fact {
  readonly field: readonly string[];
}

/** Far above Firestore's limits on queries; bounds the time of the prover. */
const MAX_ALTERNATIVES = 1000;

const COMPARISONS: ReadonlyMap<string, FactOperator> = new Map([
  ['EQUAL', '=='],
  ['NOT_EQUAL', '!='],
  ['LESS_THAN', '<'],
  ['LESS_THAN_OR_EQUAL', '<='],
  ['GREATER_THAN', '>'],
  ['GREATER_THAN_OR_EQUAL', '>='],
  ['ARRAY_CONTAINS', 'contains'],
]);

/**
 * Expands a filter into alternatives, of which every returned document satisfies at least one. OR, IN and
 * ARRAY_CONTAINS_ANY branch. An unsupported filter contributes no facts, which is always safe.
 *
 * @returns null when there would be too many.
 */
export function alternativesOf(filter: RulesFilter | null): readonly Alternative[] | null {
  if (filter === null) return [UNFILTERED];
  if (filter.kind === 'field') return fieldAlternatives(filter.field, filter.op, filter.value);
  let combined: readonly Alternative[] = filter.kind === 'or' ? [] : [UNFILTERED];
  for (const part of filter.filters) {
    const alternatives = alternativesOf(part);
    if (alternatives === null) return null;
    const size = filter.kind === 'or' ? combined.length + alternatives.length : combined.length * alternatives.length;
    if (size > MAX_ALTERNATIVES) return null;
    combined = filter.kind === 'or' ? [...combined, ...alternatives] : product(combined, alternatives);
  }
  return combined;
}

const UNFILTERED: Alternative = { facts: [], documentName: null };

function product(left: readonly Alternative[], right: readonly Alternative[]): readonly Alternative[] {
  return left.flatMap((a) =>
    right.map((b) => ({ facts: [...a.facts, ...b.facts], documentName: a.documentName ?? b.documentName })),
  );
}

function fieldAlternatives(field: readonly string[], op: string, value: Value): readonly Alternative[] {
  const elements = value.kind === 'array' ? value.values : [];
  if (field.length === 1 && field[0] === '__name__') {
    if (op === 'EQUAL') return [nameAlternative(value)];
    if (op === 'IN') return elements.map(nameAlternative);
    return [UNFILTERED];
  }
  const fact = (operator: FactOperator, operand: Value): FieldFact => ({
    field,
    operator,
    value: valueToRules(operand),
  });
  const all = (...facts: FieldFact[]): Alternative => ({ facts, documentName: null });
  const comparison = COMPARISONS.get(op);
  if (comparison !== undefined) return [all(fact(comparison, value))];
  switch (op) {
    case 'IN':
      return elements.map((element) => all(fact('==', element)));
    case 'ARRAY_CONTAINS_ANY':
      return elements.map((element) => all(fact('contains', element)));
    case 'NOT_IN':
      // `not-in` also excludes documents where the field is null, even for an empty list.
      return [all(fact('!=', { kind: 'null' }), ...elements.map((element) => fact('!=', element)))];
    case 'IS_NULL':
      return [all(fact('==', { kind: 'null' }))];
    case 'IS_NAN':
      return [all(fact('==', { kind: 'double', value: NaN }))];
    case 'IS_NOT_NULL':
    case 'IS_NOT_NAN':
      return [all(fact('!=', { kind: 'null' }))];
    default:
      return [all()];
  }
}

function nameAlternative(value: Value): Alternative {
  return { facts: [], documentName: value.kind === 'reference' ? value.value : null };
}
