import { compareIds } from '../values/resource-id.ts';
import type { StoredDocument } from '../values/value.ts';
import { DocumentHistory } from './document-history.ts';
import type { IndexShape } from './index/index-shape.ts';
import { Indexes } from './index/indexes.ts';
import type { OrderedIndex } from './index/ordered-index.ts';
import { SortedEntries } from './index/sorted-entries.ts';

/** What all collections with one id have together. */
interface Group {
  readonly indexes: Indexes;
  liveCount: number;
}

/** The documents of one collection, without subcollections, by id and in name order. */
export class Collection {
  /** An odd number of segments. */
  readonly path: readonly string[];
  readonly #group: Group;
  readonly #histories = new Map<string, DocumentHistory>();
  readonly #indexes = new Indexes();
  /** Every history, those of deleted documents included. Sorted on first use, and kept sorted afterwards. */
  #sorted: SortedEntries<DocumentHistory> | null = null;
  #liveCount = 0;

  constructor(path: readonly string[], group: Group) {
    this.path = path;
    this.#group = group;
  }

  get id(): string {
    return this.path[this.path.length - 1] ?? '';
  }

  /** The number of documents that currently exist. */
  get liveCount(): number {
    return this.#liveCount;
  }

  get isEmpty(): boolean {
    return this.#histories.size === 0;
  }

  /** `micros: null` reads the latest version. */
  get(id: string, micros: bigint | null): StoredDocument | null {
    const history = this.#histories.get(id);
    if (history === undefined) return null;
    return micros === null ? history.current : history.at(micros);
  }

  /** Sorted by name. */
  *documents(micros: bigint | null): Generator<StoredDocument> {
    this.#sorted ??= sortById(this.#histories.values());
    for (const history of this.#sorted.within(() => 0, false)) {
      const document = micros === null ? history.current : history.at(micros);
      if (document !== null) yield document;
    }
  }

  /** Of the current documents. */
  index(shape: IndexShape): OrderedIndex {
    return this.#indexes.find(shape, () => this.current());
  }

  /** The current documents, in no order. */
  *current(): Generator<StoredDocument> {
    for (const { current } of this.#histories.values()) if (current !== null) yield current;
  }

  /** @returns true when this superseded an older version, which a snapshot read may still need. */
  record(id: string, document: StoredDocument | null, micros: bigint): boolean {
    const known = this.#histories.get(id);
    const history = known ?? new DocumentHistory(id);
    const added = Number(document !== null) - Number(history.current !== null);
    this.#liveCount += added;
    this.#group.liveCount += added;
    for (const indexes of [this.#indexes, this.#group.indexes]) indexes.note(history.current, document);
    history.record(document, micros);
    if (known === undefined) {
      this.#histories.set(id, history);
      this.#sorted?.insert({ item: history, element: null });
    }
    return known !== undefined;
  }

  dropOldestVersion(id: string): void {
    const history = this.#histories.get(id);
    if (history === undefined) return;
    history.dropOldest();
    if (!history.isEmpty) return;
    this.#histories.delete(id);
    this.#sorted?.delete({ item: history, element: null });
  }
}

function sortById(histories: Iterable<DocumentHistory>): SortedEntries<DocumentHistory> {
  const entries = Array.from(histories, (item) => ({ item, element: null }));
  entries.sort((a, b) => compareIds(a.item.id, b.item.id));
  return new SortedEntries(
    ({ item: { id } }) =>
      (other) =>
        compareIds(other.id, id),
    entries,
  );
}
