import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { lostRead } from './lost-read.ts';

const at = (seconds: number) => Date.UTC(2027, 0, 1) + seconds * 1_000;

/** What a read left: when it got its last answer, and whether it was lost since. */
function read(client: QueryClient, name: string, answeredAt: number | null, lostAt: number | null) {
  client.setQueryData(
    [name],
    {
      known: answeredAt === null ? null : { value: name, savedAt: at(answeredAt) },
      error: lostAt === null ? null : { code: 'network' },
    },
    { updatedAt: at(lostAt ?? answeredAt ?? 0) },
  );
}

test.each([
  ['nothing was read', [], null],
  ['every read was answered', [['a', 1, null]], null],
  [
    'the last read was lost, on whichever screen',
    [
      ['a', 1, null],
      ['b', 2, 5],
    ],
    'b',
  ],
  [
    'the last of several that were lost',
    [
      ['a', null, 4],
      ['b', 2, 5],
    ],
    'b',
  ],
  [
    'another was answered since',
    [
      ['a', 6, null],
      ['b', 2, 5],
    ],
    null,
  ],
  ['lost without ever an answer', [['a', null, 4]], 'a'],
] as const)('%s', (_title, reads, expected) => {
  const client = new QueryClient();
  for (const [name, answeredAt, lostAt] of reads) read(client, name, answeredAt, lostAt);
  expect(lostRead(client.getQueryCache())?.queryKey[0] ?? null).toBe(expected);
  client.clear();
});
