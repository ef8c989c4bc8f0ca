import { expect, it } from 'vitest';
import type { Operations } from '../operations/operations-api.ts';
import { openTestDatabase, ROOT } from '../operations/test-database.ts';
import { takeTurns } from './take-turns.ts';

it('answers what arrives between two queries before the second', async () => {
  const { operations } = await openTestDatabase();
  const order: string[] = [];
  const turned = takeTurns({
    ...operations,
    runQuery: async () => {
      order.push('query');
      return [];
    },
    listDocuments: async () => {
      order.push('list');
      throw new Error('fails');
    },
    commit: async () => {
      order.push('commit');
      return { writeResults: [] };
    },
  } satisfies Operations);
  const caller = { kind: 'admin' } as const;
  const first = turned.runQuery(caller, { parent: ROOT });
  const others = Promise.allSettled([
    turned.listDocuments(caller, { parent: ROOT }),
    turned.runQuery(caller, { parent: ROOT }),
  ]);
  await first;
  await turned.commit(caller, { database: '', writes: [] });
  expect(order).toEqual(['query', 'commit']);
  expect((await others).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(order).toEqual(['query', 'commit', 'list', 'query']);
});
