import { notifyManager, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { CachedResult } from '#offline/cached/cached-state.ts';

/** Whether a read that a screen shows got no answer, and none since. */
export function isUnreachable(cache: Pick<QueryCache, 'findAll'>): boolean {
  return cache
    .findAll({ type: 'active' })
    .some(({ state }) => (state.data as CachedResult<unknown> | undefined)?.error?.code === 'network');
}

/** The same, followed: `navigator.onLine` stays true where only the route to the server fails. */
export function useUnreachable(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  return useSyncExternalStore(subscribe, () => isUnreachable(cache));
}
