import { notifyManager, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { isUnreachable, lostRead } from './lost-read.ts';

/** A value of the query cache, followed. */
function useOfCache<Value>(read: () => Value): Value {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  return useSyncExternalStore(subscribe, read);
}

/**
 * Whether a read that a screen shows got no answer, and no other read of it has since. `navigator.onLine` stays true where
 * only the route to the server fails.
 */
export function useUnreachable(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useOfCache(() => isUnreachable(cache));
}

/**
 * Goes on with the retry of the last read that got no answer when the screen that showed it has gone, and so keeps known
 * whether the server can be reached. The first answer ends it: no other screen is polled for it.
 */
export function useLostReadRetried(): void {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const hash = useOfCache(() => lostRead(cache)?.queryHash ?? null);
  useEffect(() => {
    const query = hash === null ? undefined : cache.get(hash);
    if (query === undefined) return undefined;
    return new QueryObserver(client, { ...query.options, queryKey: query.queryKey }).subscribe(() => undefined);
  }, [client, cache, hash]);
}
