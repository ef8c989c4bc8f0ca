import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { observeRows, transactOutbox } from '#offline/database-access.ts';
import type { MadeliefDatabase, StoredOutboxItem } from '#offline/db.ts';
import type { DeviceStorage } from '#offline/device-storage.ts';
import { isTaken } from '#offline/storage-failure.ts';
import type { Timers } from '#offline/timers.ts';
import type { OutboxDatabase, OutboxRows } from './database.ts';
import type { NewItem, OutboxItem } from './item.ts';

const leaseName = 'flusher';

type Tables = Pick<MadeliefDatabase, 'outbox' | 'leases' | 'drafts'>;

/**
 * Maps a row to an item. Rows keep the field names of version 1 of the database, so that an older app in another tab or
 * after a rollback can read and send them. `uid` is the actor; a row without a senior is from a version in which the
 * senior was always the actor.
 */
function toItem({ uid, seniorId, serverAsked, shelved, ...row }: StoredOutboxItem): OutboxItem {
  return { ...row, actorUid: uid, seniorId: seniorId ?? uid, hasRetryAfter: serverAsked, archived: shelved };
}

function toRow<Item extends NewItem>({ actorUid, hasRetryAfter, archived, ...item }: Item) {
  return { ...item, uid: actorUid, serverAsked: hasRetryAfter, shelved: archived };
}

/** In order of sequence: an index gives equal keys in the order of the primary key. */
const itemsOf = ({ outbox }: Pick<Tables, 'outbox'>, actorUid: string) =>
  outbox
    .where('uid')
    .equals(actorUid)
    .toArray((rows) => rows.map(toItem));

const itemsOfAggregate = ({ outbox }: Tables, { actorUid, seniorId }: ActingFor, aggregate: string) =>
  outbox
    .where('[uid+aggregate]')
    .equals([actorUid, aggregate])
    .toArray((rows) => rows.map(toItem).filter((item) => item.seniorId === seniorId));

/** Promises of Dexie where the person waits: each await of another one inside its transaction costs it a turn. */
function rowsOf(tables: Tables): OutboxRows {
  const { outbox, leases, drafts } = tables;
  return {
    ofActor: (actorUid) => itemsOf(tables, actorUid),
    ofAggregate: (acting, aggregate) => itemsOfAggregate(tables, acting, aggregate),
    add: (item) =>
      outbox.add(toRow(item)).then(
        (sequence) => ({ ...item, sequence }),
        (error: unknown) => {
          if (isTaken(error)) return null;
          throw error;
        },
      ),
    put: async (items) => {
      if (items.length > 0) await outbox.bulkPut(items.map(toRow));
    },
    remove: async (sequences) => {
      if (sequences.length > 0) await outbox.bulkDelete([...sequences]);
    },
    readLease: async () => {
      const row = await leases.get(leaseName);
      return row ? { token: row.token, heartbeat: row.beat } : null;
    },
    writeLease: async (lease) => {
      if (lease) await leases.put({ name: leaseName, token: lease.token, beat: lease.heartbeat });
      else await leases.delete(leaseName);
    },
    draftsOf: (actorUid, id) => drafts.where('[uid+requestId]').equals([actorUid, id]).primaryKeys(),
    dropDrafts: async (found) => {
      if (found.length > 0) await drafts.bulkDelete([...found]);
    },
  };
}

/** Returns the outbox on this device's IndexedDB. */
export function indexedDbOutbox(storage: DeviceStorage, timers: Timers): OutboxDatabase {
  return {
    transact: (work) => transactOutbox(storage, (tables) => work(rowsOf(tables))),
    list: (actorUid) => storage.run((database) => itemsOf(database, actorUid)),
    observe: (actorUid, listener) => observeRows(storage, timers, (database) => itemsOf(database, actorUid), listener),
  };
}
