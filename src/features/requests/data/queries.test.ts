import { describe, expect, test } from 'vitest';
import { type AgedSource, agedQuery } from '#offline/aged/aged-query.ts';
import type { Reading } from '#offline/aged/aged.ts';
import { requestSources } from './queries.ts';

const second = 1000;
const uid = 'maria';

/** How long an answer counts as fresh and when it is asked for anew, after an answer or after a failure. */
function rhythm<Value>(source: AgedSource<Value>, error: Reading<Value>['error'] = null) {
  const { staleTime, refetchInterval, refetchOnWindowFocus, refetchOnReconnect } = agedQuery(source);
  const query = { state: { data: { known: null, error } } };
  return { fresh: staleTime(query), again: refetchInterval(query), refetchOnWindowFocus, refetchOnReconnect };
}

const onReturn = { refetchOnWindowFocus: true, refetchOnReconnect: true };

describe('what is read of requests', () => {
  // spec: 9.prices.count-refresh
  test('is asked for anew every 30 s, and when one comes back, where it changes by the hour', () => {
    const moving = { fresh: 0, again: 30 * second, ...onReturn };
    expect(rhythm(requestSources.activeCount(uid))).toEqual(moving);
    expect(rhythm(requestSources.list(uid))).toEqual(moving);
  });

  // spec: 9.prices.services-cache
  test('is kept for 5 minutes where it hardly changes: the services', () => {
    expect(rhythm(requestSources.categories(uid))).toEqual({ fresh: 300 * second, again: false, ...onReturn });
  });

  test('is asked for again after 30 s where it could not be read', () => {
    const failed = { fresh: 0, again: 30 * second, ...onReturn };
    expect(rhythm(requestSources.categories(uid), { code: 'network' })).toEqual(failed);
    expect(rhythm(requestSources.activeCount(uid), { code: 'network' })).toEqual(failed);
  });
});
