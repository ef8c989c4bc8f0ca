import './dexie-in-node.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { MadeliefDatabase } from '#offline/db.ts';
import { createDeviceStorage } from '#offline/device-storage.ts';
import { deviceTimers } from '#offline/timers.ts';
import type { OutboxDatabase } from '#sync/engine/database.ts';
import { indexedDbOutbox } from '#sync/engine/indexeddb-database.ts';

let devices = 0;

/** A device with the real code over in-memory IndexedDB: each connection represents another page. */
export function createDexieDevice(): { connect(): OutboxDatabase; close(): Promise<void> } {
  devices += 1;
  // Live queries identify databases by name across the whole process.
  const name = `device ${String(devices)}`;
  const environment = { indexedDB: new IDBFactory(), IDBKeyRange };
  const databases: MadeliefDatabase[] = [];
  return {
    connect() {
      const database = new MadeliefDatabase(name, environment);
      databases.push(database);
      return indexedDbOutbox(createDeviceStorage(database, deviceTimers), deviceTimers);
    },
    async close() {
      for (const database of databases) database.close();
    },
  };
}
