import type { RulesFilter, RulesQuery } from '#local/firestore/rules/types.ts';
import type { FilterNode } from './query-filter.ts';
import type { QueryPlan } from './query-plan.ts';

/** The query's constraints, in the form that the rules engine evaluates. */
export function rulesQueryOf(plan: QueryPlan): RulesQuery {
  return {
    limit: plan.limit,
    offset: plan.offset,
    orderBy: plan.explicitOrders.map(({ field, isDescending }) => ({
      field,
      direction: isDescending ? ('DESC' as const) : ('ASC' as const),
    })),
    filter: plan.filter === null ? null : rulesFilterOf(plan.filter),
    allDescendants: plan.allDescendants,
  };
}

function rulesFilterOf(filter: FilterNode): RulesFilter {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return { kind: filter.kind, filters: filter.filters.map(rulesFilterOf) };
    case 'unary':
      return { kind: 'field', field: filter.field, op: filter.op, value: { kind: 'null' } };
    case 'field':
      return { kind: 'field', field: filter.field, op: filter.op, value: filter.value };
  }
}
