import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device reports to be offline. Good enough for a notice; it must not disable anything. */
export function useReportsOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine);
}
