import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ok } from '#domain/result.ts';
import { cachedQuery } from './cached-query.ts';

describe('cachedQuery', () => {
  test('begins the reads of one moment in tasks of their own, in their order', async () => {
    const log: string[] = [];
    const client = new QueryClient();
    const query = (name: string) =>
      cachedQuery({
        acting: { actorUid: 'maria', seniorId: 'maria' },
        name,
        schema: z.string(),
        storage: { read: () => Promise.resolve(null), write: () => Promise.resolve(true) },
        read: async () => {
          log.push(`${name} begins`);
          // What follows in the same task.
          for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
          log.push(`${name} ends`);
          return ok(name);
        },
        staleMs: 0,
        pollMs: false,
      });
    const read = await Promise.all(['a', 'b', 'c'].map((name) => client.fetchQuery(query(name))));
    expect(read.map(({ known }) => known?.value)).toEqual(['a', 'b', 'c']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });
});
