import { describe, expect, it } from 'vitest';
import { ADMIN, openTestDatabase, outcomeOf, plainFields, ROOT, setWrite, valueOf, vector } from '../test-database.ts';
import type { FindNearest, StructuredQuery } from '../types.ts';

const SEARCH: FindNearest = {
  vectorField: { fieldPath: 'v' },
  queryVector: valueOf(vector(1, 1)),
  distanceMeasure: 'EUCLIDEAN',
  limit: 10,
  distanceResultField: 'd',
};

async function find(search: Partial<FindNearest>, query: StructuredQuery = {}) {
  const { commit, operations } = await openTestDatabase();
  await commit(
    setWrite('v/z', { v: vector(1, 0), k: 1n }),
    setWrite('v/y', { v: vector(0, 1), k: 2n }),
    setWrite('v/x', { v: vector(2, 2), k: 1n }),
    setWrite('v/w', { v: vector(1, 0, 0) }),
    setWrite('v/u', { v: vector(0, 0) }),
    setWrite('v/t', { v: [1, 1] }),
    setWrite('v/s', { v: 5n }),
    setWrite('v/r', { v: vector(-1, -1) }),
    setWrite('v/q', { k: 3n, m: { v: vector(1, 1) } }),
  );
  const answers = await operations.runQuery(ADMIN, {
    parent: ROOT,
    structuredQuery: { from: [{ collectionId: 'v' }], ...query, findNearest: { ...SEARCH, ...search } },
  });
  return answers.flatMap(({ document }) =>
    document === undefined ? [] : [[document.name.slice(-1), plainFields(document.fields)['d']]],
  );
}

describe('findNearest', () => {
  it.each<[string, Partial<FindNearest>, unknown[]]>([
    [
      'euclidean, ties by name',
      {},
      [
        ['y', 1],
        ['z', 1],
        ['u', Math.SQRT2],
        ['x', Math.SQRT2],
        ['r', 2 * Math.SQRT2],
      ],
    ],
    [
      'cosine, a zero vector last',
      { distanceMeasure: 'COSINE' },
      [
        ['x', 0],
        ['y', 1 - Math.SQRT1_2],
        ['z', 1 - Math.SQRT1_2],
        ['r', 2],
        ['u', NaN],
      ],
    ],
    [
      'dot product, the largest first',
      { distanceMeasure: 'DOT_PRODUCT' },
      [
        ['x', 4],
        ['y', 1],
        ['z', 1],
        ['u', 0],
        ['r', -2],
      ],
    ],
    ['a limit', { limit: 1 }, [['y', 1]]],
    [
      'a threshold',
      { distanceThreshold: 1 },
      [
        ['y', 1],
        ['z', 1],
      ],
    ],
    ['a threshold of the dot product', { distanceMeasure: 'DOT_PRODUCT', distanceThreshold: 1.5 }, [['x', 4]]],
    ['a threshold of the cosine', { distanceMeasure: 'COSINE', distanceThreshold: 0.1 }, [['x', 0]]],
    ['a nested field', { vectorField: { fieldPath: 'm.v' } }, [['q', 0]]],
    ['without the distance', { limit: 1, distanceResultField: undefined }, [['y', undefined]]],
  ])('%s', async (_what, search, expected) => {
    const found = await find(search);
    expect(found.map(([id]) => id)).toEqual(expected.map((row) => (row as unknown[])[0]));
    for (const [index, [, distance]] of found.entries()) {
      const [, wanted] = expected[index] as [string, number | undefined];
      if (wanted === undefined || Number.isNaN(wanted)) expect(distance).toEqual(wanted);
      else expect(distance).toBeCloseTo(wanted, 12);
    }
  });

  it("searches only the query's results", async () => {
    const where = { fieldFilter: { field: { fieldPath: 'k' }, op: 'EQUAL', value: valueOf(1n) } };
    expect((await find({}, { where })).map(([id]) => id)).toEqual(['z', 'x']);
    expect((await find({}, { select: { fields: [{ fieldPath: 'k' }] } }))[0]).toEqual(['y', 1]);
  });

  it.each<[string, Partial<FindNearest>, string]>([
    ['no measure', { distanceMeasure: 'DISTANCE_MEASURE_UNSPECIFIED' }, 'Unknown Distance Measure.'],
    ['no limit', { limit: undefined }, 'FindNearest.limit must be a positive integer of no more than 1000'],
    ['1001', { limit: 1001 }, 'FindNearest.limit must be a positive integer of no more than 1000'],
    ['an array', { queryVector: valueOf([1, 1]) }, 'FindNearest.query_vector must be a vector.'],
    ['an empty vector', { queryVector: valueOf(vector()) }, 'Cannot have a zero length vector.'],
    [
      'a reserved field',
      { distanceResultField: '__x__' },
      'The distanceResultField.property.name "__x__" is reserved.',
    ],
    ['a threshold of NaN', { distanceThreshold: NaN }, 'distanceThreshold must be a finite number.'],
  ])('%s is refused', async (_what, search, message) => {
    expect(await outcomeOf(find(search))).toBe(`INVALID_ARGUMENT: ${message}`);
  });
});
