import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

/**
 * Live queries require a global IndexedDB, even when their database was given a factory. Without this they never emit
 * in Node, and tests of them would pass without testing anything.
 */
Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
