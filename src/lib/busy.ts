import { createListeners } from './listeners.ts';

/**
 * Reasons against a reload, such as an open form or a running sync. The update prompt waits until there are none
 * (src/pwa/update.ts).
 */
const reasons = new Set<symbol>();
const listeners = createListeners();

/** Marks this page busy until the returned function is called. The returned function is idempotent. */
export function beginBusy(reason: string): () => void {
  const mark = Symbol(reason);
  reasons.add(mark);
  listeners.notify();
  return () => {
    if (reasons.delete(mark)) listeners.notify();
  };
}

export function isBusy(): boolean {
  return reasons.size > 0;
}

/** Calls the listener at every change until the returned function is called. */
export const observeBusy = listeners.add;
