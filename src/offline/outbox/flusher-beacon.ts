/**
 * Tells the living from the dead. The lease in the database says who is sending; its holder also holds a Web Lock of the
 * lease's name, which the browser takes away the moment the page or worker is gone. So a successor need not wait for the
 * silence of a flusher that died, only for that of one that froze.
 */
export interface FlusherBeacon {
  /** Shines under this token while the work runs. */
  during<T>(token: string, work: () => Promise<T>): Promise<T>;

  /** False only when it is certain that nobody alive shines under this token. */
  mayShine(token: string): Promise<boolean>;
}

const nameOf = (token: string) => `madelief-outbox:${token}`;

/** @param locks absent in old browsers and on insecure origins: then the lease's silence alone decides. */
export function createFlusherBeacon(locks: LockManager | undefined): FlusherBeacon {
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

    async mayShine(token) {
      if (!locks) return true;
      try {
        return await locks.request(nameOf(token), { ifAvailable: true }, (lock) => lock === null);
      } catch {
        return true;
      }
    },
  };
}
