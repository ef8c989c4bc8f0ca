import { createListeners } from './listeners.ts';

/**
 * Whether something is going on that a reload would disturb: a form that is being filled in, a sync that is running.
 * Whoever is busy says so; the update prompt waits for silence (src/pwa/update.ts).
 */
const reasons = new Set<symbol>();
const listeners = createListeners();

/** Marks this page busy until the returned function is called; calling that twice is harmless. */
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
