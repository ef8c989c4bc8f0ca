import type { StoredDocument } from '../values/value.ts';
import { microsOf, momentOf } from '../values/moment.ts';
import { DocumentStore } from './document-store.ts';
import type { Change } from './document-store.ts';
import { Journal } from './journal.ts';
import { SharedValues } from './shared-values.ts';
import { decodeFields, encodeFields } from './value-codec.ts';
import type { EncodedFields } from './value-codec.ts';

interface DatabaseKey {
  readonly projectId: string;
  readonly databaseId: string;
}

interface OpenDatabase extends DatabaseKey {
  readonly store: DocumentStore;
}

/** A document in the journal: path, create time, update time, fields; only the path when deleted. */
type DocumentRecord = readonly [readonly string[], string, string, EncodedFields] | readonly [readonly string[]];

/** One line of the journal: the changes of a commit, or that a database was cleared. */
interface CommitRecord {
  readonly database: readonly [string, string];
  readonly micros: string;
  readonly documents?: readonly DocumentRecord[];
  readonly cleared?: true;
}

/** Documents per line after compaction. */
const DOCUMENTS_PER_LINE = 100;

/** All databases of all projects, in memory and, given a folder, in one journal. */
export class Databases {
  readonly #databases = new Map<string, OpenDatabase>();
  readonly #shared = new SharedValues();
  #journal: Journal | null = null;
  #lastCommit = 0n;

  private constructor() {}

  /** `onTorn` is called with the size of an incomplete last line, left by a crash and dropped. */
  static open(directory: string | undefined, onTorn: (bytes: number) => void): Databases {
    const databases = new Databases();
    if (directory === undefined) return databases;
    const tornBytes = Journal.read(directory, (record) => databases.#replay(record as CommitRecord));
    for (const { store } of databases.#databases.values()) store.discardHistory(databases.#lastCommit);
    if (tornBytes > 0) onTorn(tornBytes);
    databases.#journal = Journal.rewrite(directory, databases.#snapshot());
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
    this.#journal?.append({
      database: [key.projectId, key.databaseId],
      micros: micros.toString(),
      documents: changes.map(encodeChange),
    } satisfies CommitRecord);
    this.#apply(this.store(key), changes, micros);
    this.#lastCommit = micros;
  }

  clear(key: DatabaseKey, micros: bigint): void {
    this.#journal?.append({
      database: [key.projectId, key.databaseId],
      micros: micros.toString(),
      cleared: true,
    } satisfies CommitRecord);
    this.store(key).clear(micros);
    this.#lastCommit = micros;
  }

  close(): void {
    this.#journal?.close();
  }

  #replay(record: CommitRecord): void {
    const [projectId, databaseId] = record.database;
    const micros = BigInt(record.micros);
    const store = this.store({ projectId, databaseId });
    if (record.cleared === true) store.clear(micros);
    else this.#apply(store, (record.documents ?? []).map(decodeChange), micros);
    if (micros > this.#lastCommit) this.#lastCommit = micros;
  }

  #apply(store: DocumentStore, changes: readonly Change[], micros: bigint): void {
    const shared = changes.map(({ path, document }) => ({
      path,
      document: document === null ? null : this.#shared.share(document),
    }));
    store.apply(shared, micros);
  }

  *#snapshot(): Generator<CommitRecord> {
    for (const { projectId, databaseId, store } of this.#databases.values()) {
      const base = { database: [projectId, databaseId] as const, micros: this.#lastCommit.toString() };
      let documents: DocumentRecord[] = [];
      for (const collection of store.collections()) {
        for (const document of collection.documents(null)) {
          documents.push(encodeDocument(document));
          if (documents.length < DOCUMENTS_PER_LINE) continue;
          yield { ...base, documents };
          documents = [];
        }
      }
      yield { ...base, documents };
    }
  }
}

function encodeChange(change: Change): DocumentRecord {
  return change.document === null ? [change.path] : encodeDocument(change.document);
}

function encodeDocument(document: StoredDocument): DocumentRecord {
  const created = microsOf(document.createTime).toString();
  const updated = microsOf(document.updateTime).toString();
  return [document.path, created, updated, encodeFields(document.fields)];
}

function decodeChange(record: DocumentRecord): Change {
  if (record.length === 1) return { path: record[0], document: null };
  const [path, created, updated, fields] = record;
  return {
    path,
    document: {
      path,
      fields: decodeFields(fields),
      createTime: momentOf(BigInt(created)),
      updateTime: momentOf(BigInt(updated)),
    },
  };
}
