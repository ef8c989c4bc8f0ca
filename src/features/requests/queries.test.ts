import { describe, expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { CachedQuery } from '#offline/cached/cached-query.ts';
import type { CachedResult } from '#offline/cached/cached-state.ts';
import { sharedQueries } from '#shared/queries.ts';
import { requestQueries } from './queries.ts';

const second = 1000;
const maria = forSelf('maria');

/** The stale time and refetch interval of a query, after an answer or a failure. */
function timing<Value>(query: CachedQuery<Value>, error: CachedResult<Value>['error'] = null) {
  const { staleTime, refetchInterval, refetchOnWindowFocus, refetchOnReconnect } = query;
  const state = { state: { data: { known: null, error } } };
  return { fresh: staleTime(state), again: refetchInterval(state), refetchOnWindowFocus, refetchOnReconnect };
}

const onReturn = { refetchOnWindowFocus: true, refetchOnReconnect: true };

describe('queries of requests', () => {
  // spec: 9.prices.count-refresh
  test('are refetched every 30 s and on return to the page, when volatile', () => {
    const volatile = { fresh: 0, again: 30 * second, ...onReturn };
    expect(timing(requestQueries.activeCount(maria))).toEqual(volatile);
    expect(timing(requestQueries.list(maria))).toEqual(volatile);
  });

  // spec: 9.prices.services-cache
  test('are fresh for 5 minutes, when stable: the services', () => {
    expect(timing(sharedQueries.categories(maria))).toEqual({ fresh: 300 * second, again: false, ...onReturn });
  });

  test('are retried after 30 s when they failed', () => {
    const failed = { fresh: 0, again: 30 * second, ...onReturn };
    expect(timing(sharedQueries.categories(maria), { code: 'network' })).toEqual(failed);
    expect(timing(requestQueries.activeCount(maria), { code: 'network' })).toEqual(failed);
  });

  test('have separate keys per actor and senior', () => {
    const people = [maria, forSelf('jozef'), { actorUid: 'jozef', seniorId: 'maria' }];
    const keysOf = (acting: (typeof people)[number]) => [
      requestQueries.list(acting).queryKey,
      requestQueries.seniorProfile(acting).queryKey,
      sharedQueries.account(acting).queryKey,
      requestQueries.runsKey(acting),
      requestQueries.filterKey(acting),
    ];
    const keys = people.flatMap(keysOf).map((key) => JSON.stringify(key));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
