import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ErrorCode } from '#domain/error-codes.ts';
import { isUnreachable } from './use-unreachable.ts';

function clientWith(code: ErrorCode | null): QueryClient {
  const client = new QueryClient();
  client.setQueryData(['requests'], { known: null, error: code === null ? null : { code } });
  return client;
}

/** Observes the query as a screen does. */
const show = (client: QueryClient) =>
  new QueryObserver(client, { queryKey: ['requests'], enabled: true, staleTime: Infinity }).subscribe(() => undefined);

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
