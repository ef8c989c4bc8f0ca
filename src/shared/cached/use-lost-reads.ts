import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { followLostRead, isUnreachable } from './lost-read.ts';

/**
 * Whether a read that a screen shows got no answer, and no other read of it has since. `navigator.onLine` stays true where
 * only the route to the server fails.
 */
export function useUnreachable(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  return useSyncExternalStore(subscribe, () => isUnreachable(cache));
}

/** Goes on with the retry of the last read that got no answer, while this is on the screen. */
export function useLostReadRetried(): void {
  const client = useQueryClient();
  useEffect(() => followLostRead(client), [client]);
}
