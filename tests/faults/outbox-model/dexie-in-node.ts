import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

/**
 * Live queries ask for a browser's IndexedDB before they do anything, whichever factory their database was given.
 * Without this they would stay silent in Node, and whatever is tested through them would pass unseen.
 */
Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
