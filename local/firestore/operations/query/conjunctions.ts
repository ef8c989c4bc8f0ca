import type { FilterNode, LeafNode } from './query-filter.ts';

/** Conditions that hold together. */
export type Conjunction = readonly LeafNode[];

/**
 * The filter as alternatives, each a list of conditions on its own: an OR of ANDs, where `IN` and `ARRAY_CONTAINS_ANY`
 * are alternatives too. No more than checkFilterLimits allows.
 */
export function conjunctionsOf(filter: FilterNode | null): readonly Conjunction[] {
  if (filter === null) return [[]];
  switch (filter.kind) {
    case 'or':
      return filter.filters.flatMap(conjunctionsOf);
    case 'and':
      return filter.filters.reduce<readonly Conjunction[]>(
        (all, part) => all.flatMap((one) => conjunctionsOf(part).map((other) => [...one, ...other])),
        [[]],
      );
    case 'unary':
      return [[filter]];
    case 'field': {
      if (filter.op !== 'IN' && filter.op !== 'ARRAY_CONTAINS_ANY') return [[filter]];
      if (filter.value.kind !== 'array') return [[filter]];
      const op = filter.op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
      return filter.value.values.map((value) => [{ ...filter, op, value, texts: null }]);
    }
  }
}
