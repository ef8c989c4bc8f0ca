import { liveQuery, type Transaction } from 'dexie';
import { type MadeliefDatabase, tablesOf } from './db.ts';
import type { DeviceStorage } from './device-storage.ts';
import type { Timers } from './timers.ts';

const resubscribeAfterMs = 1_000;

/** An aborted transaction's requests carry only AbortError; the reason (such as a full disk) is on the transaction. */
const reasonOf = (transaction: Transaction | null): DOMException | null => transaction?.idbtrans.error ?? null;

/**
 * Commits explicitly, so that the browser need not wait to detect that no more requests follow. The transaction still
 * completes only when all is on disk.
 */
function commitEarly({ idbtrans }: Transaction): void {
  try {
    idbtrans.commit();
  } catch {
    // The transaction has finished or is inactive between two requests: the browser commits it itself.
  }
}

/**
 * Runs one transaction over the outbox, its lease and the drafts. Resolves after the changes are on disk. The work must
 * await only the tables and be idempotent: it is retried when the connection was lost.
 * @throws StorageFailure
 */
export function transactOutbox<T>(
  storage: DeviceStorage,
  work: (tables: ReturnType<typeof tablesOf>) => PromiseLike<T>,
): Promise<T> {
  return storage.run(async (database) => {
    const { outbox, leases, drafts } = database;
    let begun: Transaction | null = null;
    try {
      return await database.transaction('rw', outbox, leases, drafts, async (transaction) => {
        begun = transaction;
        const result = await work(tablesOf(transaction));
        commitEarly(transaction);
        return result;
      });
    } catch (error) {
      throw reasonOf(begun) ?? error;
    }
  });
}

/** Calls the listener with the rows, now and after every committed change in any tab. */
export function observeRows<Row>(
  storage: DeviceStorage,
  timers: Timers,
  query: (database: MadeliefDatabase) => Promise<Row[]>,
  listener: (rows: Row[]) => void,
): () => void {
  let end = () => {};
  const begin = () => {
    end();
    const subscription = liveQuery(() => query(storage.database)).subscribe({
      next: listener,
      // A live query ends with its first error: subscribe again, on a new connection if necessary.
      error: () => {
        end = timers.after(resubscribeAfterMs, begin);
      },
    });
    end = () => subscription.unsubscribe();
  };
  const stopObserving = storage.observeReopened(begin);
  begin();
  return () => {
    stopObserving();
    end();
  };
}
