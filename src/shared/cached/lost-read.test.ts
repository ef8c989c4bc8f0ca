import { environmentManager, isServer, QueryClient, QueryObserver } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ErrorCode } from '#domain/error-codes.ts';
import { err, ok } from '#domain/result.ts';
import { cachedPrefix, cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { followLostRead, isUnreachable, lostRead } from './lost-read.ts';

const at = (seconds: number) => Date.UTC(2027, 0, 1) + seconds * 1_000;

/** What a read left: when it got its last answer, and whether it was lost since. */
function read(client: QueryClient, name: string, answeredAt: number | null, lostAt: number | null) {
  client.setQueryData(
    [cachedPrefix, name],
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
  expect(lostRead(client.getQueryCache())?.queryKey[1] ?? null).toBe(expected);
  client.clear();
});

const key = [cachedPrefix, 'requests'];

function clientWith(code: ErrorCode | null): QueryClient {
  const client = new QueryClient();
  client.setQueryData(key, { known: null, error: code === null ? null : { code } });
  return client;
}

/** Observes the query as a screen does. */
const show = (client: QueryClient, shown: readonly string[] = key) =>
  new QueryObserver(client, { queryKey: shown, enabled: true, staleTime: Infinity }).subscribe(() => undefined);

test.each([
  ['network', true],
  ['server-unavailable', false],
  [null, false],
] as const)('a read on the screen that ended in %s means unreachable: %s', (code, expected) => {
  const client = clientWith(code);
  const hide = show(client);
  expect(isUnreachable(client.getQueryCache())).toBe(expected);
  hide();
  client.clear();
});

test('a read that no screen shows says nothing: it is not repeated', () => {
  const client = clientWith('network');
  expect(isUnreachable(client.getQueryCache())).toBe(false);
  client.clear();
});

test('an answer of another read on the screen after the failure means that the server is reached', () => {
  const client = clientWith('network');
  const other = [cachedPrefix, 'services'];
  const answer = (savedAt: number) =>
    client.setQueryData(other, { known: { value: [], savedAt }, error: null }, { updatedAt: savedAt });
  const failedAt = client.getQueryState(key)?.dataUpdatedAt ?? 0;
  answer(failedAt - 1);
  const hide = [show(client), show(client, other)];
  expect(isUnreachable(client.getQueryCache())).toBe(true);
  answer(failedAt + 1);
  expect(isUnreachable(client.getQueryCache())).toBe(false);
  for (const end of hide) end();
  client.clear();
});

test('a search that got no answer leaves the rest of the screen as it is', () => {
  const client = new QueryClient();
  const search = ['people-search', 'Tante'];
  client.setQueryData(search, { ok: false, error: { code: 'network' } });
  const hide = show(client, search);
  expect(isUnreachable(client.getQueryCache())).toBe(false);
  hide();
  client.clear();
});

test('of reads that fail together, one is asked again at each poll, until an answer arrives', async () => {
  vi.useFakeTimers();
  // Without a window it would poll nothing.
  environmentManager.setIsServer(() => false);
  onTestFinished(() => {
    environmentManager.setIsServer(() => isServer);
    vi.useRealTimers();
  });
  const client = new QueryClient();
  const acting = { actorUid: 'maria', seniorId: 'maria' };
  const asked = new Map<string, number>();
  let isBack = false;
  /** Its answer takes so long that each fails while the other is on its way. */
  const readOf = (name: string, ms: number) =>
    cachedQuery({
      acting,
      name,
      read: async () => {
        asked.set(name, (asked.get(name) ?? 0) + 1);
        await new Promise((resolve) => setTimeout(resolve, ms));
        return isBack ? ok(1) : err({ code: 'network' });
      },
      schema: z.number(),
      storage: { read: async () => Promise.resolve(null), write: async () => Promise.resolve(false) },
      staleMs: 0,
      pollMs,
    });
  const stop = followLostRead(client);
  for (const [name, ms] of [
    ['messages', 20],
    ['choices', 30],
  ] as const)
    void client.prefetchQuery(readOf(name, ms));
  // Each is tried a second time after a second.
  await vi.advanceTimersByTimeAsync(pollMs / 2);
  expect([...asked.values()]).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(pollMs);
  expect([...asked.values()].toSorted()).toEqual([2, 3]);
  isBack = true;
  await vi.advanceTimersByTimeAsync(pollMs);
  const answered = [...asked.values()];
  await vi.advanceTimersByTimeAsync(3 * pollMs);
  expect([...asked.values()]).toEqual(answered);
  stop();
  client.clear();
});
