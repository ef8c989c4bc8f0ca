import { StatusError } from '#local/firestore/errors.ts';
import { isNameField } from '#local/firestore/values/field-path.ts';
import { fieldLabel, isInequality, isNegation, leavesOf } from './query-filter.ts';
import type { FilterNode } from './query-filter.ts';

const MAX_DISJUNCTIONS = 30;
const MAX_INEQUALITY_FIELDS = 10;

/** Rejects unsupported combinations, checked in the same order as Firestore. */
export function checkFilterLimits(filter: FilterNode, isKindless: boolean): void {
  const leaves = leavesOf(filter);
  const foreign = isKindless ? leaves.find(({ field }) => !isNameField(field)) : undefined;
  if (foreign !== undefined) throw invalid(`kind is required for filter: ${fieldLabel(foreign.field)}`);

  if (leaves.filter(({ op }) => isNegation(op)).length > 1) {
    throw invalid("Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.");
  }
  const operators = new Set(leaves.map(({ op }) => op));
  if (operators.has('NOT_IN') && (operators.has('IN') || operators.has('ARRAY_CONTAINS_ANY') || hasOr(filter))) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
  if (leaves.filter(({ op }) => op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY').length > 1) {
    throw new StatusError('FAILED_PRECONDITION', 'Only a single array-contains clause is allowed in a query');
  }
  const disjunctions = countDisjunctions(filter);
  if (disjunctions > MAX_DISJUNCTIONS) {
    throw invalid(
      `Too many disjunctions after normalization. Result had ${disjunctions} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  }
  const ranged = [...new Set(leaves.filter(({ op }) => isInequality(op)).map(({ field }) => fieldLabel(field)))];
  if (ranged.length > MAX_INEQUALITY_FIELDS) {
    throw invalid(
      `The query contains ${ranged.length} distinct inequality fields: [${ranged.join(', ')}]. A query may not have more than ${MAX_INEQUALITY_FIELDS} distinct inequality fields.`,
    );
  }
}

function hasOr(filter: FilterNode): boolean {
  if (filter.kind !== 'and' && filter.kind !== 'or') return false;
  return (filter.kind === 'or' && filter.filters.length > 1) || filter.filters.some(hasOr);
}

/** The number of conjunctions in disjunctive normal form; each value of a list operator counts as one. */
function countDisjunctions(filter: FilterNode): number {
  switch (filter.kind) {
    case 'or':
      return filter.filters.reduce((total, part) => total + countDisjunctions(part), 0);
    case 'and':
      return filter.filters.reduce((total, part) => total * countDisjunctions(part), 1);
    case 'field':
      return (filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY') && filter.value.kind === 'array'
        ? filter.value.values.length
        : 1;
    case 'unary':
      return 1;
  }
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
