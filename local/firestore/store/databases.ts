import type { StoredDocument } from '../values/value.ts';
import type { Collection } from './collection.ts';
import { DocumentStore } from './document-store.ts';
import type { Change } from './document-store.ts';
import { clearedLine, decodeChange, linesOfCommit, linesOfDocuments } from './journal/commit-record.ts';
import type { CommitRecord } from './journal/commit-record.ts';
import { Journal } from './journal/journal.ts';
import type { JournalOptions } from './journal/journal.ts';
import { SharedValues } from './shared-values.ts';

interface DatabaseKey {
  readonly projectId: string;
  readonly databaseId: string;
}

interface OpenDatabase extends DatabaseKey {
  readonly store: DocumentStore;
}

/** All databases of all projects, in memory and, given a folder, in one journal. */
export class Databases {
  readonly #databases = new Map<string, OpenDatabase>();
  readonly #shared = new SharedValues();
  #journal: Journal | null = null;
  #lastCommit = 0n;

  private constructor() {}

  /** `onTorn` is called with the size of an incomplete last commit, left by a crash and dropped. */
  static open(directory: string | undefined, onTorn: (bytes: number) => void, options: JournalOptions = {}): Databases {
    const databases = new Databases();
    if (directory === undefined) return databases;
    const replay = (records: readonly unknown[]): void => databases.#replay(records as readonly CommitRecord[]);
    databases.#journal = Journal.open(directory, replay, onTorn, options);
    return databases;
  }

  /** The time of the last commit in any database; later commits have later times. */
  get lastCommit(): bigint {
    return this.#lastCommit;
  }

  list(): DatabaseKey[] {
    return Array.from(this.#databases.values(), ({ projectId, databaseId }) => ({ projectId, databaseId }));
  }

  store(key: DatabaseKey): DocumentStore {
    const name = `${key.projectId}/${key.databaseId}`;
    const known = this.#databases.get(name);
    if (known !== undefined) return known.store;
    const store = new DocumentStore();
    this.#databases.set(name, { projectId: key.projectId, databaseId: key.databaseId, store });
    return store;
  }

  /** Writes the journal before changing memory: when the journal fails, nothing has changed. */
  commit(key: DatabaseKey, changes: readonly Change[], micros: bigint): void {
    if (changes.length === 0) return;
    this.#journal?.append(linesOfCommit(baseOf(key, micros), changes));
    this.#apply(this.store(key), changes, micros);
    this.#lastCommit = micros;
    this.#compactIfLong();
  }

  clear(key: DatabaseKey, micros: bigint): void {
    this.#journal?.append([clearedLine(baseOf(key, micros))]);
    this.store(key).clear(micros);
    this.#lastCommit = micros;
  }

  close(): void {
    this.#journal?.close();
  }

  /** The records of one commit. What they supersede is forgotten at once: no read asks for it. */
  #replay(records: readonly CommitRecord[]): void {
    const changes: Change[] = [];
    for (const record of records) {
      const [projectId, databaseId] = record.database;
      const micros = BigInt(record.micros);
      const store = this.store({ projectId, databaseId });
      if (micros > this.#lastCommit) this.#lastCommit = micros;
      for (const document of record.documents ?? []) changes.push(decodeChange(document, this.#shared));
      if (record.cleared === true) store.clear(micros);
      else if (record.more !== true) store.restore(changes, micros);
    }
  }

  #apply(store: DocumentStore, changes: readonly Change[], micros: bigint): void {
    const shared = changes.map(({ path, document }) => ({
      path,
      document: document === null ? null : this.#shared.share(document),
    }));
    store.apply(shared, micros);
  }

  #compactIfLong(): void {
    if (this.#journal?.isLong === true) this.#journal.compact(this.#snapshot());
  }

  /** Every document as it is when its turn comes. Documents may change in between. */
  *#snapshot(): Generator<string> {
    for (const { store, ...key } of this.#databases.values()) {
      for (const collection of store.collections()) {
        yield* linesOfDocuments(() => baseOf(key, this.#lastCommit), currentOf(store, collection));
      }
      // Also of an empty database: it is listed, and no later commit may have an earlier time.
      yield* linesOfDocuments(() => baseOf(key, this.#lastCommit), []);
    }
  }
}

/** The documents of a collection, as long as the store has it: clearing replaces it. */
function* currentOf(store: DocumentStore, collection: Collection): Generator<StoredDocument> {
  for (const document of collection.current()) {
    if (store.collection(collection.path) !== collection) return;
    yield document;
  }
}

function baseOf({ projectId, databaseId }: DatabaseKey, micros: bigint): Pick<CommitRecord, 'database' | 'micros'> {
  return { database: [projectId, databaseId], micros: micros.toString() };
}
