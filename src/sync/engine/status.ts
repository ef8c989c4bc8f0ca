import { createListeners } from '#lib/listeners.ts';

/** What a screen says about the outbox as a whole. */
export interface OutboxStatus {
  /** A flush is running: a bad moment for an update of the app. */
  readonly flushing: boolean;
  /** Items wait for the actor to sign in again; none is dropped. */
  readonly signInNeeded: boolean;
  /** Since when the oldest item should have been sent: the device seems connected, yet nothing arrives. */
  readonly stuckSince: number | null;
}

const initial: OutboxStatus = { flushing: false, signInNeeded: false, stuckSince: null };

/** The latest status, for whoever observes it. */
export function createStatusBoard() {
  const listeners = createListeners<[OutboxStatus]>();
  let status = initial;
  return {
    read: () => status,

    /** Calls the listeners only when something has changed. */
    update(changes: Partial<OutboxStatus>): void {
      const next = { ...status, ...changes };
      const isSame =
        next.flushing === status.flushing &&
        next.signInNeeded === status.signInNeeded &&
        next.stuckSince === status.stuckSince;
      if (isSame) return;
      status = next;
      listeners.notify(status);
    },

    /** Calls at once and at every change. */
    observe(listener: (status: OutboxStatus) => void): () => void {
      const stop = listeners.add(listener);
      listener(status);
      return stop;
    },
  };
}

export type StatusBoard = ReturnType<typeof createStatusBoard>;
