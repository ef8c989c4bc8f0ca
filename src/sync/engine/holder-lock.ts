/**
 * Detects whether the holder of a lease is dead. The lease in the database names the flusher by a token; the flusher
 * also holds a Web Lock with that name, which the browser releases as soon as the page or worker is gone. A dead holder
 * is thus replaced at once, and only a frozen one takes the timeout.
 */
export interface HolderLock {
  /** Holds the lock of this token while the work runs. */
  during<T>(token: string, work: () => Promise<T>): Promise<T>;

  /** Returns false only when it is certain that no live context holds the lock of this token. */
  mayBeHeld(token: string): Promise<boolean>;
}

const nameOf = (token: string) => `madelief-outbox:${token}`;

/** @param locks missing in old browsers and on insecure origins: the lease's heartbeat alone decides then. */
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
        // Either the work failed, or locks are forbidden (an embedded or private context) and it never started.
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
