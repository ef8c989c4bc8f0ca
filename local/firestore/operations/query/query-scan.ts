import type { Collection } from '#local/firestore/store/collection.ts';
import type { DocumentStore } from '#local/firestore/store/document-store.ts';
import { comparePaths } from '#local/firestore/values/resource-id.ts';
import type { DatabaseId } from '../operations-api.ts';
import type { OrderNode } from './query-order.ts';
import type { QueryPlan } from './query-plan.ts';
import { compareRows, rowOf } from './query-rows.ts';
import type { Row } from './query-rows.ts';

/** The first rows of a query, found by looking at each document of its collections. */
export function scanRows(
  store: DocumentStore,
  database: DatabaseId,
  plan: QueryPlan,
  micros: bigint | null,
  wanted: number,
): readonly Row[] {
  const { orders } = plan;
  const collections = collectionsOf(store, plan);
  // A single collection is already sorted by name.
  const isSorted = collections.length === 1 && orders.length === 1 && orders[0]?.isDescending === false;
  const best = new TopRows(wanted, isSorted ? null : orders);
  for (const collection of wanted === 0 ? [] : collections) {
    for (const document of collection.documents(micros)) {
      const row = rowOf(database, plan, document);
      if (row !== null) best.add(row);
      if (best.isComplete) break;
    }
  }
  return best.take();
}

/** Keeps the first rows of the sort order without sorting all candidates. */
class TopRows {
  readonly #wanted: number;
  /** `null` when rows are added in sort order. */
  readonly #orders: readonly OrderNode[] | null;
  #rows: Row[] = [];
  /** The last kept row; later rows are discarded. */
  #worst: Row | null = null;

  constructor(wanted: number, orders: readonly OrderNode[] | null) {
    this.#wanted = wanted;
    this.#orders = orders;
  }

  /** True when no further row can be part of the result. */
  get isComplete(): boolean {
    return this.#orders === null && this.#rows.length >= this.#wanted;
  }

  add(row: Row): void {
    if (this.#orders !== null && this.#worst !== null && compareRows(row, this.#worst, this.#orders) > 0) return;
    this.#rows.push(row);
    // Sorts only when twice the limit is buffered, so each row is sorted a constant number of times.
    if (this.#rows.length >= 2 * this.#wanted + 64) this.#cut();
  }

  take(): readonly Row[] {
    this.#cut();
    return this.#rows;
  }

  #cut(): void {
    const orders = this.#orders;
    if (orders !== null) this.#rows.sort((a, b) => compareRows(a, b, orders));
    if (this.#rows.length <= this.#wanted) return;
    this.#rows.length = this.#wanted;
    this.#worst = this.#rows.at(-1) ?? null;
  }
}

/** Sorted by path, so that results are in name order unless collections are nested. */
function collectionsOf(
  store: DocumentStore,
  { parent, collectionId, allDescendants }: QueryPlan,
): readonly Collection[] {
  if (collectionId !== null && !allDescendants) {
    const collection = store.collection([...parent, collectionId]);
    return collection === null ? [] : [collection];
  }
  const candidates = collectionId === null ? store.collections() : (store.group(collectionId)?.collections ?? []);
  return Array.from(candidates)
    .filter(({ path }) => allDescendants || path.length === parent.length + 1)
    .filter(({ path }) => parent.every((segment, index) => path[index] === segment))
    .sort((a, b) => comparePaths(a.path, b.path));
}
