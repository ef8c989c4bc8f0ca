import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { CachedResult } from '#offline/cached/cached-state.ts';
import { useUnreachable } from '#shared/cached/use-lost-reads.ts';

export interface Connection {
  /** Staff's commands go to the server at once: without a connection nothing can be changed. */
  readonly canWrite: boolean;
  /** Why an action is off, for its `disabledReason`; null while it can be done. */
  readonly reason: string | null;
}

/** Whether the server answers; a real answer decides. */
export function useConnection(): Connection {
  const { t } = useTranslation('staff');
  const unreachable = useUnreachable();
  return { canWrite: !unreachable, reason: unreachable ? t('cannot-write') : null };
}

/** That the device reports to be offline is only a hint: the server is asked at once. For one place in the page. */
export function useAskWhenOffline(): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = () => void client.refetchQueries({ type: 'active' });
    window.addEventListener('offline', ask);
    return () => window.removeEventListener('offline', ask);
  }, [client]);
}

/** When the oldest of what the screen shows came from the server; null while nothing did. */
export function useOldestRead(): number | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const moments = cache
      .findAll({ type: 'active' })
      .map(({ state }) => (state.data as CachedResult<unknown> | undefined)?.known?.savedAt ?? null)
      .filter((moment) => moment !== null);
    return moments.length === 0 ? null : Math.min(...moments);
  });
}
