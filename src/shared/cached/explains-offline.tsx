import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '#lib/listeners.ts';

let explaining = 0;
const changes = createListeners();

function change(by: 1 | -1): void {
  explaining += by;
  changes.notify();
}

/**
 * Part of a notice that tells what a missing connection means for its screen: while it is shown, the general notice about
 * the connection is not.
 */
export function ExplainsOffline(): null {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
  return null;
}

export function useOfflineIsExplained(): boolean {
  return useSyncExternalStore(changes.add, () => explaining > 0);
}
