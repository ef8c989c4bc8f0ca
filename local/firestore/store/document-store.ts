import { compareUtf8 } from '../values/utf8.ts';
import type { StoredDocument } from '../values/value.ts';
import { Collection } from './collection.ts';

/** The state of one document after a commit; null when deleted. */
export interface Change {
  readonly path: readonly string[];
  readonly document: StoredDocument | null;
}

interface Superseded {
  readonly micros: bigint;
  readonly collection: Collection;
  readonly id: string;
}

/** Production's version retention without point-in-time recovery. */
export const RETENTION_MICROS = 3_600_000_000n;

/** Bounds the memory of tests with many writes. */
const MAX_SUPERSEDED = 100_000;

/** The documents of one database, with their versions of the last hour. In memory and synchronous. */
export class DocumentStore {
  /** By path; ids contain no slash, so keys are unambiguous. */
  readonly #collections = new Map<string, Collection>();
  readonly #byId = new Map<string, Set<Collection>>();
  /** In commit order; the first #discardedCount entries are discarded and removed in batches. */
  #superseded: Superseded[] = [];
  #discardedCount = 0;
  #oldestReadable = 0n;

  /** Reads before this time fail, because versions are missing. */
  get oldestReadable(): bigint {
    return this.#oldestReadable;
  }

  get(path: readonly string[], micros: bigint | null = null): StoredDocument | null {
    return this.#collections.get(path.slice(0, -1).join('/'))?.get(path[path.length - 1] ?? '', micros) ?? null;
  }

  collection(path: readonly string[]): Collection | null {
    return this.#collections.get(path.join('/')) ?? null;
  }

  /** Every collection with this id, at any path. */
  collectionsWithId(id: string): Iterable<Collection> {
    return this.#byId.get(id) ?? [];
  }

  collections(): Iterable<Collection> {
    return this.#collections.values();
  }

  /**
   * The ids directly below `parent` that lead to a document existing at that time: collection ids below the root or a
   * document, ids of documents with subcollections below a collection.
   */
  idsBelow(parent: readonly string[], micros: bigint | null): string[] {
    const prefix = parent.length === 0 ? '' : `${parent.join('/')}/`;
    const ids = new Set<string>();
    for (const [key, collection] of this.#collections) {
      if (!key.startsWith(prefix)) continue;
      const id = collection.path[parent.length];
      if (id === undefined || ids.has(id)) continue;
      const isEmpty = micros === null ? collection.liveCount === 0 : collection.documents(micros).next().done === true;
      if (!isEmpty) ids.add(id);
    }
    return [...ids].sort(compareUtf8);
  }

  /** Applies all changes at one time, which must be later than that of every earlier call. */
  apply(changes: readonly Change[], micros: bigint): void {
    for (const { path, document } of changes) {
      const collection = this.#ensureCollection(path.slice(0, -1));
      const id = path[path.length - 1] ?? '';
      if (collection.record(id, document, micros)) this.#superseded.push({ micros, collection, id });
      else if (document === null) collection.dropOldestVersion(id);
    }
    this.#discard(micros - RETENTION_MICROS);
  }

  /** Discards all earlier versions; only the current ones remain readable. */
  discardHistory(micros: bigint): void {
    this.#discard(micros);
    this.#oldestReadable = micros;
  }

  clear(micros: bigint): void {
    this.#collections.clear();
    this.#byId.clear();
    this.#superseded = [];
    this.#discardedCount = 0;
    this.#oldestReadable = micros;
  }

  #ensureCollection(path: readonly string[]): Collection {
    const key = path.join('/');
    const known = this.#collections.get(key);
    if (known !== undefined) return known;
    const collection = new Collection(path);
    this.#collections.set(key, collection);
    const siblings = this.#byId.get(collection.id) ?? new Set();
    this.#byId.set(collection.id, siblings.add(collection));
    return collection;
  }

  #discard(horizon: bigint): void {
    for (;;) {
      const entry = this.#superseded[this.#discardedCount];
      if (entry === undefined) break;
      const isTooMany = this.#superseded.length - this.#discardedCount > MAX_SUPERSEDED;
      if (entry.micros > horizon && !isTooMany) break;
      entry.collection.dropOldestVersion(entry.id);
      this.#dropDiscarded(entry.collection);
      if (entry.micros > this.#oldestReadable) this.#oldestReadable = entry.micros;
      this.#discardedCount += 1;
    }
    // Removing from the front copies the array: doing so when half is discarded makes it amortized O(1).
    if (this.#discardedCount * 2 <= this.#superseded.length) return;
    this.#superseded = this.#superseded.slice(this.#discardedCount);
    this.#discardedCount = 0;
  }

  #dropDiscarded(collection: Collection): void {
    if (!collection.isEmpty) return;
    this.#collections.delete(collection.path.join('/'));
    const siblings = this.#byId.get(collection.id);
    siblings?.delete(collection);
    if (siblings?.size === 0) this.#byId.delete(collection.id);
  }
}
