import type { Owner } from './virtual-time.ts';
import type { HolderLock } from '#sync/engine/holder-lock.ts';

/** Web Locks shared by the pages of one device: a dead page releases its locks, a frozen page keeps them. */
export interface SharedLocks {
  of(owner: Owner): HolderLock;
}

export function createSharedLocks(): SharedLocks {
  const holders = new Map<string, Owner>();
  return {
    of: (owner) => ({
      async during(token, work) {
        holders.set(token, owner);
        try {
          return await work();
        } finally {
          holders.delete(token);
        }
      },
      mayBeHeld: async (token) => holders.get(token)?.alive ?? false,
    }),
  };
}

/** A browser without Web Locks: only an expired lease allows a takeover. */
export const unavailableLocks: HolderLock = {
  during: (_token, work) => work(),
  mayBeHeld: async () => true,
};
