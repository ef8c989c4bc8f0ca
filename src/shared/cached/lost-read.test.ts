import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ErrorCode } from '#domain/error-codes.ts';
import { cachedPrefix } from '#offline/cached/cached-query.ts';
import { isUnreachable, lostRead } from './lost-read.ts';

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
