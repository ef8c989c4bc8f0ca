import fc from 'fast-check';
import munkres from 'munkres-js';
import { describe, expect, test } from 'vitest';
import { cheapestAssignment } from './cheapest-assignment.ts';

const solve = (costs: readonly (readonly number[])[]) => cheapestAssignment(costs.map((row) => Float64Array.from(row)));

const total = (costs: readonly (readonly number[])[], columnOf: readonly number[]): number =>
  columnOf.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? Number.NaN), 0);

/** More columns than rows or as many, with costs among which many are equal. */
const anyCosts = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 12 })).chain(([rows, more]) =>
  fc.array(fc.array(fc.integer({ min: -30, max: 30 }), { minLength: rows + more, maxLength: rows + more }), {
    minLength: rows,
    maxLength: rows,
  }),
);

/** The lowest total of all ways to give each row a column; infinite when there is none. */
function lowestTotal(costs: readonly (readonly number[])[], taken: ReadonlySet<number> = new Set()): number {
  const [row, ...rest] = costs;
  if (row === undefined) return 0;
  const totals = [...row.entries()]
    .filter(([column, cost]) => !taken.has(column) && cost < Number.POSITIVE_INFINITY)
    .map(([column, cost]) => cost + lowestTotal(rest, new Set([...taken, column])));
  return Math.min(Number.POSITIVE_INFINITY, ...totals);
}

describe('the cheapest assignment', () => {
  test('of one row is its lowest cost; of no row it is empty', () => {
    expect(solve([[3, 1, 2]])).toEqual([1]);
    expect(solve([])).toEqual([]);
  });

  test('leaves a row its second choice where that is better for all', () => {
    const [first, second] = [
      [1, 2],
      [1, 9],
    ];
    expect(solve([first, second])).toEqual([1, 0]);
  });

  test('gives each row a column of its own, at the cost that munkres-js finds', () => {
    fc.assert(
      fc.property(anyCosts, (costs) => {
        const columnOf = solve(costs);
        const peer = munkres(costs.map((row) => [...row]));
        expect(new Set(columnOf).size).toBe(costs.length);
        expect(total(costs, columnOf)).toBe(peer.reduce((sum, [row, column]) => sum + (costs[row]?.[column] ?? 0), 0));
      }),
      { numRuns: 300 },
    );
  });

  test('with forbidden columns it is the lowest of all ways, or an error when there is none', () => {
    const forbidding = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 }))
      .chain(([rows, more]) => {
        const cost = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constant(Number.POSITIVE_INFINITY));
        const row = fc.array(cost, { minLength: rows + more, maxLength: rows + more });
        return fc.array(row, { minLength: rows, maxLength: rows });
      });
    fc.assert(
      fc.property(forbidding, (costs) => {
        const lowest = lowestTotal(costs);
        if (lowest === Number.POSITIVE_INFINITY) expect(() => solve(costs)).toThrow(RangeError);
        else expect(total(costs, solve(costs))).toBe(lowest);
      }),
      { numRuns: 300 },
    );
  });
});
