import { createListeners } from '#lib/listeners.ts';
import type { MadeliefDatabase } from './db.ts';
import { isConnectionLost, StorageFailure, toStorageFailure } from './storage-failure.ts';
import type { Timers } from './timers.ts';

/** Timeout of an operation that hangs (an upgrade blocked by another tab, an iOS database that never opens). */
const timeoutMs = 10_000;

/** Attempts in total: a lost connection is reopened before an error is reported. */
const tries = 3;

/** The database with automatic reopening after the browser closed its connection. */
export interface DeviceStorage {
  /**
   * Runs work on the database. It may run more than once, even after an earlier run took effect without a confirmation:
   * the work must be idempotent.
   * @throws StorageFailure when the storage is full or unusable.
   */
  run<T>(work: (database: MadeliefDatabase) => PromiseLike<T>): Promise<T>;

  /** For live queries, which must resubscribe on a new connection: Dexie may have dropped them silently. */
  readonly database: MadeliefDatabase;
  observeReopened(listener: () => void): () => void;
}

export function createDeviceStorage(database: MadeliefDatabase, timers: Timers): DeviceStorage {
  // Close only the connection that was found lost, not one that another operation has reopened since.
  let generation = 0;
  const reopened = createListeners();

  const reopen = (found: number) => {
    if (found !== generation) return;
    generation += 1;
    database.close({ disableAutoOpen: false });
    reopened.notify();
  };

  // A newer version of the app needs to upgrade in another tab: close, and reopen on the upgraded database.
  database.on('versionchange', () => {
    reopen(generation);
    return false;
  });
  database.on('blocked', () => false);

  const once = async <T>(work: (database: MadeliefDatabase) => PromiseLike<T>): Promise<T> => {
    let cancelTimer = () => {};
    const timedOut = new Promise<never>((_resolve, reject) => {
      cancelTimer = timers.after(timeoutMs, () => reject(new StorageFailure('storage-unavailable', 'timeout')));
    });
    try {
      return await Promise.race([work(database), timedOut]);
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
