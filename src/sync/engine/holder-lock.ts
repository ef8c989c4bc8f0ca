/**
 * Whether the holder of a lease is alive. The lease in the database says who is sending; its holder also holds a Web Lock
 * named after the lease's token, which the browser releases the moment the page or worker is gone. So a dead holder is
 * replaced at once; only a frozen one has to be waited for.
 */
export interface HolderLock {
  /** Holds the lock of this token while the work runs. */
  during<T>(token: string, work: () => Promise<T>): Promise<T>;

  /** False only when it is certain that nothing alive holds the lock of this token. */
  mayBeHeld(token: string): Promise<boolean>;
}

const nameOf = (token: string) => `madelief-outbox:${token}`;

/** @param locks absent in old browsers and on insecure origins: then the lease's heartbeat alone decides. */
export function createHolderLock(locks: LockManager | undefined): HolderLock {
  return {
    async during<T>(token: string, work: () => Promise<T>): Promise<T> {
      if (!locks) return work();
      let running: Promise<T> | null = null;
      try {
        return await locks.request(nameOf(token), () => {
          running = work();
          return running;
        });
      } catch (error) {
        // The work's own failure; or locks are forbidden here (an embedded or private context) and it never began.
        if (running === null && error instanceof DOMException) return work();
        throw error;
      }
    },

    async mayBeHeld(token) {
      if (!locks) return true;
      try {
        return await locks.request(nameOf(token), { ifAvailable: true }, (lock) => lock === null);
      } catch {
        return true;
      }
    },
  };
}
