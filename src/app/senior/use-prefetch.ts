import { useEffect } from 'react';
import { prefetchRequests } from '#features/requests/data/prefetch.ts';
import { loadCredits, loadEveryView } from './dashboard-chunks.ts';
import { queryClient } from '../query-client.ts';
import { whenIdle } from '../when-idle.ts';

async function prefetchMoney(uid: string): Promise<void> {
  // What cannot be fetched now is fetched when it is asked for.
  const chunk = await loadCredits().catch(() => null);
  await chunk?.prefetchCredits(queryClient, uid);
}

/** Gets the tablet ready for losing its Wi-Fi: after one visit of the dashboard every view of it opens. */
export function usePrefetch(uid: string | null): void {
  useEffect(() => {
    if (uid === null) return;
    void prefetchRequests(queryClient, uid);
    return whenIdle(() => {
      void loadEveryView();
      void prefetchMoney(uid);
    });
  }, [uid]);
}
