import { createListeners } from '#lib/listeners.ts';

/** The state of the outbox as a whole, for screens. */
export interface OutboxStatus {
  /** A flush is running: an update of the app must wait. */
  readonly flushing: boolean;
  /** Items wait until the actor signs in again; none is dropped. */
  readonly signInNeeded: boolean;
  /** Since when the oldest item is overdue while the device seems connected; null when none is. */
  readonly stuckSince: number | null;
  /** The last attempt to send what waits got no answer, whatever `navigator.onLine` says. */
  readonly unreachable: boolean;
}

const initial: OutboxStatus = { flushing: false, signInNeeded: false, stuckSince: null, unreachable: false };

/** The latest status, observable. */
export function createStatusBoard() {
  const listeners = createListeners<[OutboxStatus]>();
  let status = initial;
  return {
    read: () => status,

    /** Notifies the listeners only if a value has changed. */
    update(changes: Partial<OutboxStatus>): void {
      const next = { ...status, ...changes };
      const isSame =
        next.flushing === status.flushing &&
        next.signInNeeded === status.signInNeeded &&
        next.stuckSince === status.stuckSince &&
        next.unreachable === status.unreachable;
      if (isSame) return;
      status = next;
      listeners.notify(status);
    },

    /** Calls the listener now and at every change. */
    observe(listener: (status: OutboxStatus) => void): () => void {
      const stop = listeners.add(listener);
      listener(status);
      return stop;
    },
  };
}

export type StatusBoard = ReturnType<typeof createStatusBoard>;
