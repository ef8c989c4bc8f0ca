import { useEffect } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { firstViewPainted } from '#lib/start/first-view.ts';
import { savesData } from '#lib/device/saves-data.ts';
import { loadCircle, loadCredits, loadEveryView, loadNotifications } from './dashboard-chunks.ts';
import { queryClient } from '../query-client.ts';
import { whenIdle } from '../when-idle.ts';

/** Best effort: what cannot be fetched now is fetched on demand. */
async function prefetchMoneyAndMessages(acting: ActingFor, signal: AbortSignal): Promise<void> {
  const [credits, messages, circle] = await Promise.all([
    loadCredits().catch(() => null),
    loadNotifications().catch(() => null),
    loadCircle().catch(() => null),
  ]);
  for (const prefetch of [credits?.prefetchCredits, messages?.prefetchNotifications, circle?.prefetchCircle]) {
    if (signal.aborted) return;
    await prefetch?.(queryClient, acting);
  }
}

/** What the first view does not show of the requests. */
async function prefetchWhenPainted(acting: ActingFor, signal: AbortSignal): Promise<void> {
  await firstViewPainted();
  const loaded = await import('#features/requests/prefetch-requests.ts').catch(() => null);
  if (!signal.aborted) await loaded?.prefetchRequests(queryClient, acting, signal);
}

/**
 * Calls back when the page is idle; on a device that saves data, once the service worker has the views as well, so that
 * none is downloaded twice. Without service workers such a device loads a view when it is opened.
 */
function whenViewsAreCheap(run: () => void): () => void {
  let stopped = false;
  const stop = whenIdle(() => {
    if (!savesData()) {
      run();
      return;
    }
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker.ready.then(() => {
      if (!stopped) run();
    });
  });
  return () => {
    stopped = true;
    stop();
  };
}

/**
 * Prepares the device for losing its network: after one visit of the dashboard every view opens offline.
 * @param acting null: begins no further read. So it is while she signs out, since a read without a session is refused.
 */
export function usePrefetch(acting: ActingFor | null): void {
  useEffect(() => {
    if (acting === null) return;
    const stopping = new AbortController();
    void prefetchWhenPainted(acting, stopping.signal);
    const stopWaiting = whenViewsAreCheap(() => {
      void loadEveryView();
      void prefetchMoneyAndMessages(acting, stopping.signal);
    });
    return () => {
      stopping.abort();
      stopWaiting();
    };
  }, [acting]);
}
