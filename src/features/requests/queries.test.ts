import { describe, expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { CachedQuery } from '#offline/cached/cached-query.ts';
import type { CachedResult } from '#offline/cached/cached-state.ts';
import { sharedQueries } from '#shared/queries.ts';
import { requestQueries } from './queries.ts';

const second = 1000;
const maria = forSelf('maria');

/** How long an answer counts as fresh and when it is asked for anew, after an answer or after a failure. */
function rhythm<Value>(query: CachedQuery<Value>, error: CachedResult<Value>['error'] = null) {
  const { staleTime, refetchInterval, refetchOnWindowFocus, refetchOnReconnect } = query;
  const state = { state: { data: { known: null, error } } };
  return { fresh: staleTime(state), again: refetchInterval(state), refetchOnWindowFocus, refetchOnReconnect };
}

const onReturn = { refetchOnWindowFocus: true, refetchOnReconnect: true };

describe('what is read of requests', () => {
  // spec: 9.prices.count-refresh
  test('is asked for anew every 30 s, and when one comes back, where it changes by the hour', () => {
    const volatile = { fresh: 0, again: 30 * second, ...onReturn };
    expect(rhythm(requestQueries.activeCount(maria))).toEqual(volatile);
    expect(rhythm(requestQueries.list(maria))).toEqual(volatile);
  });

  // spec: 9.prices.services-cache
  test('is kept for 5 minutes where it hardly changes: the services', () => {
    expect(rhythm(sharedQueries.categories(maria))).toEqual({ fresh: 300 * second, again: false, ...onReturn });
  });

  test('is asked for again after 30 s where it could not be read', () => {
    const failed = { fresh: 0, again: 30 * second, ...onReturn };
    expect(rhythm(sharedQueries.categories(maria), { code: 'network' })).toEqual(failed);
    expect(rhythm(requestQueries.activeCount(maria), { code: 'network' })).toEqual(failed);
  });

  test('has keys of its own for every actor and every senior', () => {
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
