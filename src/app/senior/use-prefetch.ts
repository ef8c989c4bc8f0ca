import { useEffect } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { prefetchRequests } from '#features/requests/prefetch-requests.ts';
import { loadCredits, loadEveryView } from './dashboard-chunks.ts';
import { queryClient } from '../query-client.ts';
import { whenIdle } from '../when-idle.ts';

async function prefetchMoney(acting: ActingFor): Promise<void> {
  // What cannot be fetched now is fetched when it is asked for.
  const chunk = await loadCredits().catch(() => null);
  await chunk?.prefetchCredits(queryClient, acting);
}

/** Gets the tablet ready for losing its Wi-Fi: after one visit of the dashboard every view of it opens. */
export function usePrefetch(acting: ActingFor | null): void {
  useEffect(() => {
    if (acting === null) return;
    void prefetchRequests(queryClient, acting);
    return whenIdle(() => {
      void loadEveryView();
      void prefetchMoney(acting);
    });
  }, [acting]);
}
