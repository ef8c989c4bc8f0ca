import { liveQuery, type Transaction } from 'dexie';
import { type MadeliefDatabase, tablesOf } from '../db.ts';
import type { DeviceStorage } from '../device-storage.ts';
import type { Timers } from '../timers.ts';
import type { OutboxDatabase, OutboxRows } from './outbox-database.ts';

const leaseName = 'flusher';

const lookAgainAfterMs = 1_000;

const itemsOf = (outbox: MadeliefDatabase['outbox'], uid: string) => outbox.where('uid').equals(uid).sortBy('sequence');

function rowsOf(transaction: Transaction): OutboxRows {
  const { outbox, leases, drafts } = tablesOf(transaction);
  return {
    ofUser: (uid) => itemsOf(outbox, uid),
    ofAggregate: (uid, aggregate) => outbox.where('[uid+aggregate]').equals([uid, aggregate]).sortBy('sequence'),
    add: async (item) => ({ ...item, sequence: await outbox.add({ ...item }) }),
    put: async (items) => {
      if (items.length > 0) await outbox.bulkPut([...items]);
    },
    remove: async (sequences) => {
      if (sequences.length > 0) await outbox.bulkDelete([...sequences]);
    },
    readLease: async () => {
      const row = await leases.get(leaseName);
      return row ? { token: row.token, beat: row.beat } : null;
    },
    writeLease: async (lease) => {
      if (lease) await leases.put({ name: leaseName, ...lease });
      else await leases.delete(leaseName);
    },
    dropDraft: async (uid, requestId) => {
      await drafts.where('[uid+requestId]').equals([uid, requestId]).delete();
    },
  };
}

/** When a transaction is ended from outside, its requests only know that; the reason (a full disk) is its own. */
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

export function dexieOutboxDatabase(storage: DeviceStorage, timers: Timers): OutboxDatabase {
  return {
    transact: (work) =>
      storage.run(async (database) => {
        const { outbox, leases, drafts } = database;
        let begun: Transaction | null = null;
        try {
          return await database.transaction('rw', outbox, leases, drafts, async (transaction) => {
            begun = transaction;
            const result = await work(rowsOf(transaction));
            commitEarly(transaction);
            return result;
          });
        } catch (error) {
          throw reasonOf(begun) ?? error;
        }
      }),

    list: (uid) => storage.run(({ outbox }) => itemsOf(outbox, uid)),

    observe(uid, listener) {
      let end = () => {};
      const begin = () => {
        end();
        const subscription = liveQuery(() => itemsOf(storage.database.outbox, uid)).subscribe({
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
    },
  };
}
