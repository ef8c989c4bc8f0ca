import { compareIds } from '../values/resource-id.ts';
import type { StoredDocument } from '../values/value.ts';
import { DocumentHistory } from './document-history.ts';

/** The documents of one collection, without subcollections, by id and in name order. */
export class Collection {
  /** An odd number of segments. */
  readonly path: readonly string[];
  readonly #histories = new Map<string, DocumentHistory>();
  /** Sorted lazily on first use, and kept sorted afterwards. */
  #sortedIds: string[] | null = null;
  #liveCount = 0;

  constructor(path: readonly string[]) {
    this.path = path;
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
    this.#sortedIds ??= [...this.#histories.keys()].sort(compareIds);
    for (const id of this.#sortedIds) {
      const document = this.get(id, micros);
      if (document !== null) yield document;
    }
  }

  /** @returns true when this superseded an older version, which a snapshot read may still need. */
  record(id: string, document: StoredDocument | null, micros: bigint): boolean {
    const known = this.#histories.get(id);
    const history = known ?? new DocumentHistory();
    this.#liveCount += Number(document !== null) - Number(history.current !== null);
    history.record(document, micros);
    if (known === undefined) {
      this.#histories.set(id, history);
      this.#insertSorted(id);
    }
    return known !== undefined;
  }

  dropOldestVersion(id: string): void {
    const history = this.#histories.get(id);
    if (history === undefined) return;
    history.dropOldest();
    if (!history.isEmpty) return;
    this.#histories.delete(id);
    this.#sortedIds = null;
  }

  #insertSorted(id: string): void {
    const ids = this.#sortedIds;
    if (ids === null) return;
    let low = 0;
    let high = ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareIds(ids[middle] ?? '', id) < 0) low = middle + 1;
      else high = middle;
    }
    ids.splice(low, 0, id);
  }
}
