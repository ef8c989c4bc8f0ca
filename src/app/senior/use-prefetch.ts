import { useEffect } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { prefetchRequests } from '#features/requests/prefetch-requests.ts';
import { loadCredits, loadEveryView, loadNotifications } from './dashboard-chunks.ts';
import { queryClient } from '../query-client.ts';
import { whenIdle } from '../when-idle.ts';

/** Best effort: what cannot be fetched now is fetched on demand. */
async function prefetchMoneyAndMessages(acting: ActingFor): Promise<void> {
  const [credits, messages] = await Promise.all([
    loadCredits().catch(() => null),
    loadNotifications().catch(() => null),
  ]);
  await credits?.prefetchCredits(queryClient, acting);
  await messages?.prefetchNotifications(queryClient, acting);
}

/** Prepares the device for losing its network: after one visit of the dashboard every view opens offline. */
export function usePrefetch(acting: ActingFor | null): void {
  useEffect(() => {
    if (acting === null) return;
    void prefetchRequests(queryClient, acting);
    return whenIdle(() => {
      void loadEveryView();
      void prefetchMoneyAndMessages(acting);
    });
  }, [acting]);
}
