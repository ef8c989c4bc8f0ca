import { createListeners } from '#lib/listeners.ts';
import type { MadeliefDatabase } from './db.ts';
import { isConnectionLost, StorageFailure, toStorageFailure } from './storage-failure.ts';
import type { Timers } from './timers.ts';

/** An operation that hangs for this long (an upgrade blocked by another tab, an iOS database that never opens) fails. */
const timeoutMs = 10_000;

/** The first try and two more: a lost connection is opened again before anybody hears of it. */
const tries = 3;

/** The database behind a door that opens it again when the browser has closed it. */
export interface DeviceStorage {
  /**
   * Runs one piece of work on the database. It may run more than once, also after an earlier run has taken effect
   * without saying so: the work must be idempotent.
   * @throws StorageFailure when the storage is full or cannot be used.
   */
  run<T>(work: (database: MadeliefDatabase) => PromiseLike<T>): Promise<T>;

  /** For live queries, which must begin anew when told of a new connection: Dexie may have let go of them silently. */
  readonly database: MadeliefDatabase;
  observeReopened(listener: () => void): () => void;
}

export function createDeviceStorage(database: MadeliefDatabase, timers: Timers): DeviceStorage {
  // Whoever finds the connection lost closes it, but not the new one that another operation has opened since.
  let generation = 0;
  const reopened = createListeners();

  const reopen = (found: number) => {
    if (found !== generation) return;
    generation += 1;
    database.close({ disableAutoOpen: false });
    reopened.notify();
  };

  // A newer version of the app wants to upgrade in another tab: let go, and come back on the database as it is then.
  database.on('versionchange', () => {
    reopen(generation);
    return false;
  });
  database.on('blocked', () => false);

  const once = async <T>(work: (database: MadeliefDatabase) => PromiseLike<T>): Promise<T> => {
    let cancelTimer = () => {};
    const outOfPatience = new Promise<never>((_resolve, reject) => {
      cancelTimer = timers.after(timeoutMs, () => reject(new StorageFailure('storage-unavailable', 'timeout')));
    });
    try {
      return await Promise.race([work(database), outOfPatience]);
    } finally {
      cancelTimer();
    }
  };

  const run = async <T>(work: (database: MadeliefDatabase) => PromiseLike<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      const found = generation;
      try {
        return await once(work);
      } catch (error) {
        if (isConnectionLost(error) || error instanceof StorageFailure) reopen(found);
        if (attempt === tries || !isConnectionLost(error)) throw toStorageFailure(error);
      }
    }
  };

  return {
    run,
    database,
    observeReopened: reopened.add,
  };
}
