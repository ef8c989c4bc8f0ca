import { liveQuery, type Transaction } from 'dexie';
import { type MadeliefDatabase, tablesOf } from './db.ts';
import type { DeviceStorage } from './device-storage.ts';
import type { Timers } from './timers.ts';

const lookAgainAfterMs = 1_000;

/** When a transaction is aborted, its requests only know that; the reason (a full disk) is on the transaction. */
const reasonOf = (transaction: Transaction | null): DOMException | null => transaction?.idbtrans.error ?? null;

/**
 * Says that nothing more will be asked, so that the browser writes at once instead of first finding that out by itself.
 * It still tells when all is on disk, and only that counts.
 */
function commitEarly({ idbtrans }: Transaction): void {
  try {
    idbtrans.commit();
  } catch {
    // The transaction is over already, or it is between two requests: the browser ends it by itself.
  }
}

/**
 * One transaction over the outbox, its lease and the drafts. Resolves after the changes are on disk. The work must await
 * only the tables, and be idempotent: it runs again when the connection was lost.
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

/** Calls with the rows at once and after every committed change, in whichever tab it was made. */
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
      // A live query ends with its first error: look again, on a new connection if need be.
      error: () => {
        end = timers.after(lookAgainAfterMs, begin);
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
