import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device calls itself offline: reason enough to say so, none to forbid anything. */
export function useSeemsOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine);
}
