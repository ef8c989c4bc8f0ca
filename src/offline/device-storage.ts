import { createListeners } from '#lib/listeners.ts';
import type { MadeliefDatabase } from './db.ts';
import { reopenLost } from './reopen-lost.ts';
import type { Timers } from './timers.ts';

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

  const connection = () => {
    const found = generation;
    return () => reopen(found);
  };

  return {
    run: (work) => reopenLost({ timers, connection }, () => work(database)),
    database,
    observeReopened: reopened.add,
  };
}
