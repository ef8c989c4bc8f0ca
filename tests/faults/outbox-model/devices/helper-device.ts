import { randomUUID } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { deviceTimers } from '#offline/timers.ts';
import { type HelperDatabase, openHelperDatabase } from '#sync/helper/helper-database.ts';

/** A student's phone with the real code over in-memory IndexedDB: each connection represents another page. */
export function createHelperDevice(): { connect(): HelperDatabase; close(): Promise<void> } {
  // Channels are known by their name across the whole process.
  const name = `phone ${randomUUID()}`;
  const indexedDB = new IDBFactory();
  const databases: HelperDatabase[] = [];
  return {
    connect() {
      const database = openHelperDatabase({ name, indexedDB, timers: deviceTimers });
      databases.push(database);
      return database;
    },
    async close() {
      for (const database of databases) await database.close();
    },
  };
}
