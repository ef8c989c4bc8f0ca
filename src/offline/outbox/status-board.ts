import type { OutboxStatus } from './types.ts';

/** The latest status and who wants to know of it. */
export interface StatusBoard {
  read(): OutboxStatus;
  /** Tells the listeners only of real changes. */
  update(changes: Partial<OutboxStatus>): void;
  observe(listener: (status: OutboxStatus) => void): () => void;
}

const quiet: OutboxStatus = { flushing: false, signInNeeded: false, stuckSince: null };

export function createStatusBoard(): StatusBoard {
  const listeners = new Set<(status: OutboxStatus) => void>();
  let status = quiet;
  return {
    read: () => status,
    update(changes) {
      const next = { ...status, ...changes };
      const same =
        next.flushing === status.flushing &&
        next.signInNeeded === status.signInNeeded &&
        next.stuckSince === status.stuckSince;
      if (same) return;
      status = next;
      for (const listener of [...listeners]) listener(status);
    },
    observe(listener) {
      listeners.add(listener);
      listener(status);
      return () => listeners.delete(listener);
    },
  };
}
