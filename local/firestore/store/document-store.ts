import { documentSize } from '../values/size.ts';
import { compareUtf8 } from '../values/utf8.ts';
import type { StoredDocument } from '../values/value.ts';
import { Collection } from './collection.ts';
import { CollectionGroup } from './collection-group.ts';

/** The state of one document after a commit; null when deleted. */
export interface Change {
  readonly path: readonly string[];
  readonly document: StoredDocument | null;
}

interface Superseded {
  readonly micros: bigint;
  readonly collection: Collection;
  readonly id: string;
  /** Of the version that was superseded. */
  readonly bytes: number;
}

/** Production's version retention without point-in-time recovery. */
export const RETENTION_MICROS = 3_600_000_000n;

/** Bound the memory of an hour with many writes. */
const MAX_SUPERSEDED = 100_000;
const MAX_SUPERSEDED_BYTES = 134_217_728;

/** Fewer documents are read faster than an index of them is built. */
const INDEXED_FROM = 250;

/** The documents of one database, with their versions of the last hour. In memory and synchronous. */
export class DocumentStore {
  /** By path; ids contain no slash, so keys are unambiguous. */
  readonly #collections = new Map<string, Collection>();
  readonly #groups = new Map<string, CollectionGroup>();
  /** In commit order; the first #discardedCount entries are discarded and removed in batches. */
  #superseded: Superseded[] = [];
  #discardedCount = 0;
  /** Of those that are not discarded. */
  #supersededBytes = 0;
  #oldestReadable = 0n;
  #lastChange = 0n;
  /** Queries use indexes of collections with at least as many documents. */
  readonly indexedFrom: number;

  constructor(indexedFrom: number = INDEXED_FROM) {
    this.indexedFrom = indexedFrom;
  }

  /** Reads before this time fail, because versions are missing. */
  get oldestReadable(): bigint {
    return this.#oldestReadable;
  }

  /** Whether a read at this time sees the current documents. */
  isLatest(micros: bigint | null): boolean {
    return micros === null || micros >= this.#lastChange;
  }

  /** Documents that had another version at this time, each once or more. Those created since are not among them. */
  *changedSince(micros: bigint): Generator<{ readonly collection: Collection; readonly id: string }> {
    for (let index = this.#superseded.length - 1; index >= this.#discardedCount; index -= 1) {
      const entry = this.#superseded[index];
      if (entry === undefined || entry.micros <= micros) return;
      yield entry;
    }
  }

  get(path: readonly string[], micros: bigint | null = null): StoredDocument | null {
    return this.#collections.get(path.slice(0, -1).join('/'))?.get(path[path.length - 1] ?? '', micros) ?? null;
  }

  collection(path: readonly string[]): Collection | null {
    return this.#collections.get(path.join('/')) ?? null;
  }

  /** Every collection with this id, at any path. */
  group(id: string): CollectionGroup | null {
    return this.#groups.get(id) ?? null;
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
    this.#lastChange = micros;
    for (const { path, document } of changes) {
      const collection = this.#ensureCollection(path.slice(0, -1));
      const id = path[path.length - 1] ?? '';
      const before = collection.get(id, null);
      if (collection.record(id, document, micros)) {
        const bytes = before === null ? 0 : documentSize(before.path, before.fields);
        this.#superseded.push({ micros, collection, id, bytes });
        this.#supersededBytes += bytes;
      } else if (document === null) collection.dropOldestVersion(id);
    }
    this.#discard(micros - RETENTION_MICROS);
  }

  /** Applies changes of the past, without keeping what they supersede. */
  restore(changes: readonly Change[], micros: bigint): void {
    this.apply(changes, micros);
    this.#discard(micros);
    this.#oldestReadable = micros;
  }

  clear(micros: bigint): void {
    this.#collections.clear();
    this.#groups.clear();
    this.#lastChange = micros;
    this.#superseded = [];
    this.#discardedCount = 0;
    this.#supersededBytes = 0;
    this.#oldestReadable = micros;
  }

  #ensureCollection(path: readonly string[]): Collection {
    const key = path.join('/');
    const known = this.#collections.get(key);
    if (known !== undefined) return known;
    const id = path[path.length - 1] ?? '';
    const group = this.#groups.get(id) ?? new CollectionGroup();
    this.#groups.set(id, group);
    const collection = new Collection(path, group);
    this.#collections.set(key, collection);
    group.collections.add(collection);
    return collection;
  }

  #discard(horizon: bigint): void {
    for (;;) {
      const entry = this.#superseded[this.#discardedCount];
      if (entry === undefined) break;
      const isTooMany =
        this.#superseded.length - this.#discardedCount > MAX_SUPERSEDED || this.#supersededBytes > MAX_SUPERSEDED_BYTES;
      if (entry.micros > horizon && !isTooMany) break;
      entry.collection.dropOldestVersion(entry.id);
      this.#dropDiscarded(entry.collection);
      if (entry.micros > this.#oldestReadable) this.#oldestReadable = entry.micros;
      this.#discardedCount += 1;
      this.#supersededBytes -= entry.bytes;
    }
    // Removing from the front copies the array: doing so when half is discarded makes it amortized O(1).
    if (this.#discardedCount * 2 <= this.#superseded.length) return;
    this.#superseded = this.#superseded.slice(this.#discardedCount);
    this.#discardedCount = 0;
  }

  #dropDiscarded(collection: Collection): void {
    if (!collection.isEmpty) return;
    this.#collections.delete(collection.path.join('/'));
    const group = this.#groups.get(collection.id);
    group?.collections.delete(collection);
    if (group?.collections.size === 0) this.#groups.delete(collection.id);
  }
}
