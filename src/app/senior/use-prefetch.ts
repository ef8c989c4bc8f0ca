import { useEffect } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { prefetchRequests } from '#features/requests/prefetch-requests.ts';
import { loadCredits, loadEveryView } from './dashboard-chunks.ts';
import { queryClient } from '../query-client.ts';
import { whenIdle } from '../when-idle.ts';

async function prefetchMoney(acting: ActingFor): Promise<void> {
  // Best effort: what cannot be fetched now is fetched on demand.
  const chunk = await loadCredits().catch(() => null);
  await chunk?.prefetchCredits(queryClient, acting);
}

/** Prepares the device for losing its network: after one visit of the dashboard every view opens offline. */
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
