import { avoidPageCacheDuring } from '#lib/device/avoid-page-cache.ts';
import { answerOf } from './answer-of.ts';
import { reopenLost } from './reopen-lost.ts';
import type { Timers } from './timers.ts';

export interface PlainDatabaseSettings {
  readonly name: string;
  /** Creates the stores. There is one version: a change of the stores is another database. */
  create(database: IDBDatabase): void;
  readonly indexedDB: IDBFactory;
  readonly timers: Timers;
}

/** IndexedDB as it is, for the app that has no room for a library. */
export interface PlainDatabase {
  /**
   * One transaction over these stores. Resolves after the changes are on disk. The work must await only requests of the
   * transaction and be idempotent: it is retried when the connection was lost.
   * @throws StorageFailure
   */
  transact<T>(
    stores: readonly string[],
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction) => PromiseLike<T>,
  ): Promise<T>;
  close(): Promise<void>;
}

function endOf(transaction: IDBTransaction): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('it was aborted', 'AbortError'));
  });
  // Work that fails is reported first, by its own error.
  ended.catch(() => undefined);
  return ended;
}

async function runIn<T>(transaction: IDBTransaction, work: (transaction: IDBTransaction) => PromiseLike<T>) {
  const ended = endOf(transaction);
  let result: T;
  try {
    result = await work(transaction);
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // A failed request has aborted it.
    }
    // Its requests carry only AbortError; the reason (such as a full disk) is on the transaction.
    throw transaction.error ?? error;
  }
  await ended;
  return result;
}

export function openPlainDatabase({ name, create, indexedDB, timers }: PlainDatabaseSettings): PlainDatabase {
  let opened: Promise<IDBDatabase> | null = null;

  // Async: where storage is forbidden, asking for it throws.
  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => create(request.result);
    const opening = answerOf<IDBDatabase>(request).then((database) => {
      // Somebody clears the data of this site: do not stand in the way.
      database.onversionchange = () => database.close();
      return database;
    });
    avoidPageCacheDuring(opening);
    return opening;
  };

  const closeQuietly = async (connection: Promise<IDBDatabase> | null) => {
    try {
      (await connection)?.close();
    } catch {
      // It never opened.
    }
  };

  return {
    transact: (stores, mode, work) =>
      reopenLost(
        {
          timers,
          connection() {
            const used = (opened ??= open());
            return () => {
              if (opened === used) opened = null;
              void closeQuietly(used);
            };
          },
        },
        async () => {
          const database = await (opened ??= open());
          // The default since Chrome 121 is relaxed: a power cut could lose data that the screen reported as kept.
          return runIn(database.transaction(stores, mode, { durability: 'strict' }), work);
        },
      ),
    close: () => closeQuietly(opened),
  };
}
