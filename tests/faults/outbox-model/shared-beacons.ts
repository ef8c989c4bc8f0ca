import type { FlusherBeacon } from '#offline/outbox/flusher-beacon.ts';
import type { Owner } from './virtual-time.ts';

/** Web Locks as the pages of one device see them: those of a dead page are free, a frozen page keeps its own. */
export interface SharedBeacons {
  of(owner: Owner): FlusherBeacon;
}

export function createSharedBeacons(): SharedBeacons {
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
      mayShine: async (token) => holders.get(token)?.alive ?? false,
    }),
  };
}

/** A browser without Web Locks: only the silence of the lease is left. */
export const noBeacon: FlusherBeacon = {
  during: (_token, work) => work(),
  mayShine: async () => true,
};
