import { describe, expect, it } from 'vitest';
import { ADMIN, openTestDatabase, outcomeOf, plainFields, ROOT, setWrite, valueOf } from '../test-database.ts';
import type { Plain } from '../test-database.ts';
import type { Aggregation, StructuredQuery } from '../types.ts';

const count = (alias: string, upTo?: bigint): Aggregation => ({ alias, count: { upTo } });
const sum = (fieldPath: string, alias = 'sum'): Aggregation => ({ alias, sum: { field: { fieldPath } } });
const avg = (fieldPath: string, alias = 'avg'): Aggregation => ({ alias, avg: { field: { fieldPath } } });
const MAX = 2n ** 63n - 1n;

async function aggregate(values: readonly Plain[], aggregations: readonly Aggregation[], query: StructuredQuery = {}) {
  const { commit, operations } = await openTestDatabase();
  await commit(...values.map((v, index) => setWrite(`c/d${index}`, { v, w: 1n })), setWrite('c/without', { w: 1n }));
  const [answer, ...more] = await operations.runAggregationQuery(ADMIN, {
    parent: ROOT,
    structuredAggregationQuery: { structuredQuery: { from: [{ collectionId: 'c' }], ...query }, aggregations },
  });
  expect(more).toEqual([]);
  expect(answer?.readTime).toBeDefined();
  return plainFields(answer?.result?.aggregateFields ?? new Map());
}

describe('sum and avg', () => {
  it.each<[string, Plain[], Plain, Plain]>([
    ['integers', [1n, 2n, 3n], 6n, 2],
    ['mixed with what is no number', [1n, 2n, 0.5, 'x', null, true, [1n], { a: 1n }], 3.5, 3.5 / 3],
    ['more than 64 bits', [MAX, 1n], 2 ** 63, 2 ** 62],
    ['more than 64 bits and back', [MAX, 1n, -1n], MAX, Number(MAX) / 3],
    ['less than 64 bits', [-(2n ** 63n), -1n], -(2 ** 63), -(2 ** 62)],
    ['NaN', [1n, NaN], NaN, NaN],
    ['both infinities', [Infinity, -Infinity], NaN, NaN],
    ['one infinity', [Infinity, 1n], Infinity, Infinity],
    ['tenths', [0.1, 0.2], 0.1 + 0.2, (0.1 + 0.2) / 2],
    ['-0', [-0], 0, 0],
    ['an integer that a double rounds', [2n ** 53n + 1n, 1], 2 ** 53, 2 ** 52],
    ['large integers exactly', [2n ** 53n + 1n, 2n ** 53n + 1n], 2n ** 54n + 2n, 2 ** 53],
    ['no numbers', ['x', 'y'], 0n, null],
    ['nothing', [], 0n, null],
  ])('of %s', async (_what, values, expectedSum, expectedAvg) => {
    expect(await aggregate(values, [sum('v'), avg('v')])).toEqual({ sum: expectedSum, avg: expectedAvg });
  });
});

describe('count', () => {
  it('respects upTo, limit and offset', async () => {
    const values = [1n, 2n, 3n];
    expect(await aggregate(values, [count('n'), count('two', 2n), count('many', 100n), count('none', 0n)])).toEqual({
      n: 4n,
      two: 2n,
      many: 4n,
      none: 0n,
    });
    expect(await aggregate(values, [count('n')], { limit: 2 })).toEqual({ n: 2n });
    expect(await aggregate(values, [count('n')], { offset: 3 })).toEqual({ n: 1n });
  });

  it('next to a sum, excludes documents without the field before offset and limit apply', async () => {
    const values = [1n, 'x', 2n];
    expect(await aggregate(values, [count('n'), sum('v')])).toEqual({ n: 3n, sum: 3n });
    expect(await aggregate(values, [count('n'), sum('v'), sum('w', 'w')], { offset: 1, limit: 2 })).toEqual({
      n: 2n,
      sum: 2n,
      w: 2n,
    });
  });

  it('counts the documents that match the filter', async () => {
    const where = { fieldFilter: { field: { fieldPath: 'v' }, op: 'GREATER_THAN', value: valueOf(1n) } };
    expect(await aggregate([1n, 2n, 'x', 3n], [count('n'), sum('v')], { where })).toEqual({ n: 2n, sum: 5n });
  });
});

describe('aliases', () => {
  it('are generated when absent, and may look like paths', async () => {
    expect(await aggregate([1n], [{ count: {} }, { ...sum('v'), alias: '' }, count('a.b')])).toEqual({
      field_1: 1n,
      field_2: 1n,
      'a.b': 1n,
    });
  });

  it.each<[string, readonly Aggregation[], string]>([
    ['the same twice', [count('x'), sum('v', 'x')], 'Aggregation aliases contain duplicate alias: x.'],
    [
      'one that is given',
      [count('field_1'), { sum: { field: { fieldPath: 'v' } } }],
      'Aggregation aliases contain duplicate alias: field_1.',
    ],
    ['a reserved one', [count('__x__')], 'The property.name "__x__" is reserved.'],
    [
      'six',
      Array.from({ length: 6 }, (_, index) => count(`a${index}`)),
      'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
    ],
    ['none', [], 'Aggregations can not be empty.'],
    ['no operator', [{ alias: 'x' }], 'Operator field in Aggregation is not set.'],
    [
      'a negative upTo',
      [count('n', -1n)],
      'The `up_to` value in a COUNT aggregation must be greater than or equal to zero.',
    ],
    ['the name', [sum('__name__')], 'Aggregations are not supported for the property: __key__'],
    ['no field', [sum('')], 'Invalid empty property path string.'],
  ])('%s are refused', async (_what, aggregations, message) => {
    expect(await outcomeOf(aggregate([], aggregations))).toBe(`INVALID_ARGUMENT: ${message}`);
  });
});
