import { notifyManager, type Query, type QueryCache, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { CachedResult } from '#offline/cached/cached-state.ts';

const resultOf = ({ state }: Query) => state.data as CachedResult<unknown> | undefined;

/**
 * The last read of the server, of any screen, when it got no answer; null when one has since, or when there was none. A
 * copy on the device is no answer.
 */
export function lostRead(cache: Pick<QueryCache, 'getAll'>): Query | null {
  const all = cache.getAll();
  const answeredAt = Math.max(0, ...all.map((query) => resultOf(query)?.known?.savedAt ?? 0));
  const lost = all.filter((query) => resultOf(query)?.error?.code === 'network');
  const last = lost.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)[0];
  return last !== undefined && last.state.dataUpdatedAt >= answeredAt ? last : null;
}

/**
 * Goes on with the retry of the last read that got no answer when the screen that showed it has gone, and so keeps known
 * whether the server can be reached. The first answer ends it: no other screen is polled for it.
 */
export function useLostReadRetried(): void {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  const hash = useSyncExternalStore(subscribe, () => lostRead(cache)?.queryHash ?? null);
  useEffect(() => {
    const query = hash === null ? undefined : cache.get(hash);
    if (query === undefined) return undefined;
    return new QueryObserver(client, { ...query.options, queryKey: query.queryKey }).subscribe(() => undefined);
  }, [client, cache, hash]);
}
