import { isConnectionLost, StorageFailure, toStorageFailure } from './storage-failure.ts';
import type { Timers } from './timers.ts';

/** Timeout of an operation that hangs (an upgrade blocked by another tab, an iOS database that never opens). */
const timeoutMs = 10_000;

/** Attempts in total: a lost connection is reopened before an error is reported. */
const tries = 3;

export interface Reopening {
  readonly timers: Timers;
  /** Called before each attempt. @returns what gives up the connection that this attempt uses. */
  connection(): () => void;
}

async function within<T>(timers: Timers, work: () => PromiseLike<T>): Promise<T> {
  let cancelTimer = () => {};
  const timedOut = new Promise<never>((_resolve, reject) => {
    cancelTimer = timers.after(timeoutMs, () => reject(new StorageFailure('storage-unavailable', 'timeout')));
  });
  try {
    return await Promise.race([work(), timedOut]);
  } finally {
    cancelTimer();
  }
}

/**
 * Runs work on a database whose connection the browser may have closed. It may run more than once, even after an earlier
 * run took effect without a confirmation: the work must be idempotent.
 * @throws StorageFailure when the storage is full or unusable.
 */
export async function reopenLost<T>({ timers, connection }: Reopening, work: () => PromiseLike<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const giveUp = connection();
    try {
      return await within(timers, work);
    } catch (error) {
      if (isConnectionLost(error) || error instanceof StorageFailure) giveUp();
      if (attempt === tries || !isConnectionLost(error)) throw toStorageFailure(error);
    }
  }
}
