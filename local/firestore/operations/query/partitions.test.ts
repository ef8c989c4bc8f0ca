import { beforeAll, expect, it } from 'vitest';
import { ADMIN, openTestDatabase, outcomeOf, ROOT, UNAUTHENTICATED } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';
import type { PartitionQueryRequest } from '../messages.ts';
import type { StructuredQuery } from '../types.ts';

const everything: StructuredQuery = {
  from: [{ collectionId: 'c', allDescendants: true }],
  orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
};
const requestOf = (partitionCount: bigint, more: Partial<PartitionQueryRequest> = {}): PartitionQueryRequest => ({
  parent: ROOT,
  structuredQuery: everything,
  partitionCount,
  ...more,
});

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  for (let number = 0; number < 20; number += 1) {
    await database.set(`${number % 2 === 0 ? 'c' : 'd/x/c'}/d${String(number).padStart(2, '0')}`, {});
  }
});

/** The results between each two points. */
async function parts(count: bigint): Promise<readonly (readonly string[])[]> {
  const { partitions } = await database.operations.partitionQuery(ADMIN, requestOf(count));
  return Promise.all(
    [...partitions, null].map((endAt, index) => {
      const startAt = partitions[index - 1];
      return database.query({
        ...everything,
        ...(startAt === undefined ? {} : { startAt }),
        ...(endAt === null ? {} : { endAt }),
      });
    }),
  );
}

it.each([1n, 2n, 3n, 6n, 19n, 100n])('%s points divide the results into parts of one size', async (count) => {
  const found = await parts(count);
  expect(found.flat()).toEqual(await database.query(everything));
  const sizes = found.map(({ length }) => length);
  expect(sizes).toHaveLength(Math.min(Number(count) + 1, 20));
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
});

it('come in pages', async () => {
  const { partitions: all } = await database.operations.partitionQuery(ADMIN, requestOf(5n));
  const first = await database.operations.partitionQuery(ADMIN, requestOf(5n, { pageSize: 3 }));
  const pageToken = first.nextPageToken;
  const second = await database.operations.partitionQuery(ADMIN, requestOf(5n, { pageSize: 3, pageToken }));
  expect([...first.partitions, ...second.partitions]).toEqual(all);
  expect(second.nextPageToken).toBe('');
});

it('an empty collection has none', async () => {
  const structuredQuery = { ...everything, from: [{ collectionId: 'none', allDescendants: true }] };
  const { partitions } = await database.operations.partitionQuery(ADMIN, requestOf(3n, { structuredQuery }));
  expect(partitions).toEqual([]);
});

it.each<[string, Partial<PartitionQueryRequest>]>([
  ['no points', { partitionCount: 0n }],
  ['a document as parent', { parent: `${ROOT}/c/d00` }],
  ['one collection', { structuredQuery: { ...everything, from: [{ collectionId: 'c' }] } }],
  ['a limit', { structuredQuery: { ...everything, limit: 3 } }],
  ['another order', { structuredQuery: { ...everything, orderBy: [{ field: { fieldPath: 'a' } }] } }],
  ['a page of less than nothing', { pageSize: -1 }],
  ['a token of somebody else', { pageToken: 'x' }],
])('%s is refused', async (_, more) => {
  expect(await outcomeOf(database.operations.partitionQuery(ADMIN, requestOf(2n, more)))).toMatch(/^INVALID_ARGUMENT/);
});

it('is for administrators', async () => {
  expect(await outcomeOf(database.operations.partitionQuery(UNAUTHENTICATED, requestOf(2n)))).toMatch(
    /^PERMISSION_DENIED/,
  );
});
