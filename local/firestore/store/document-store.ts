import { compareUtf8 } from '../values/utf8.ts';
import type { StoredDocument } from '../values/value.ts';
import { Collection } from './collection.ts';

/** One document as a commit leaves it: null takes it away. */
export interface Change {
  readonly path: readonly string[];
  readonly document: StoredDocument | null;
}

interface Superseded {
  readonly micros: bigint;
  readonly collection: Collection;
  readonly id: string;
}

/** As long as production remembers, without point-in-time recovery. */
export const RETENTION_MICROS = 3_600_000_000n;

/** An older version costs memory; a test that writes without end must not eat it all. */
const MAX_SUPERSEDED = 100_000;

/** The documents of one database, with what they were during the last hour. In memory and synchronous. */
export class DocumentStore {
  /** By path; a key cannot be ambiguous, for no id contains a slash. */
  readonly #collections = new Map<string, Collection>();
  readonly #byId = new Map<string, Set<Collection>>();
  /** In the order of time; those before #forgotten are gone and wait for their places to be given up. */
  #superseded: Superseded[] = [];
  #forgotten = 0;
  #oldestReadable = 0n;

  /** A read at a moment before this one would miss versions that are gone. */
  get oldestReadable(): bigint {
    return this.#oldestReadable;
  }

  get(path: readonly string[], micros: bigint | null = null): StoredDocument | null {
    return this.#collections.get(path.slice(0, -1).join('/'))?.get(path[path.length - 1] ?? '', micros) ?? null;
  }

  collection(path: readonly string[]): Collection | null {
    return this.#collections.get(path.join('/')) ?? null;
  }

  /** Every collection with this id, wherever it is. */
  collectionsWithId(id: string): Iterable<Collection> {
    return this.#byId.get(id) ?? [];
  }

  collections(): Iterable<Collection> {
    return this.#collections.values();
  }

  /**
   * The ids directly below `parent` that lead to a document which existed at that moment: below the root or a
   * document those of its collections, below a collection those of its documents that have something below them.
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

  /** Puts all changes in place as of one moment, which is later than that of every earlier call. */
  apply(changes: readonly Change[], micros: bigint): void {
    for (const { path, document } of changes) {
      const collection = this.#ensureCollection(path.slice(0, -1));
      const id = path[path.length - 1] ?? '';
      if (collection.record(id, document, micros)) this.#superseded.push({ micros, collection, id });
      else if (document === null) collection.dropOldestVersion(id);
    }
    this.#forget(micros - RETENTION_MICROS);
  }

  /** From now on only the present can be read: earlier versions are not known. */
  forgetPast(micros: bigint): void {
    this.#forget(micros);
    this.#oldestReadable = micros;
  }

  clear(micros: bigint): void {
    this.#collections.clear();
    this.#byId.clear();
    this.#superseded = [];
    this.#forgotten = 0;
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

  #forget(horizon: bigint): void {
    for (;;) {
      const entry = this.#superseded[this.#forgotten];
      if (entry === undefined) break;
      const isTooMany = this.#superseded.length - this.#forgotten > MAX_SUPERSEDED;
      if (entry.micros > horizon && !isTooMany) break;
      entry.collection.dropOldestVersion(entry.id);
      this.#dropForgotten(entry.collection);
      if (entry.micros > this.#oldestReadable) this.#oldestReadable = entry.micros;
      this.#forgotten += 1;
    }
    // Removing from the front of an array costs its length: done when half of it is waste, it costs next to nothing.
    if (this.#forgotten * 2 <= this.#superseded.length) return;
    this.#superseded = this.#superseded.slice(this.#forgotten);
    this.#forgotten = 0;
  }

  #dropForgotten(collection: Collection): void {
    if (!collection.isForgotten) return;
    this.#collections.delete(collection.path.join('/'));
    const siblings = this.#byId.get(collection.id);
    siblings?.delete(collection);
    if (siblings?.size === 0) this.#byId.delete(collection.id);
  }
}
