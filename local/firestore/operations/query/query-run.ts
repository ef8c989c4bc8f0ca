import type { DocumentStore } from '#local/firestore/store/document-store.ts';
import type { Collection } from '#local/firestore/store/collection.ts';
import { isNameField } from '#local/firestore/values/field-path.ts';
import type { FieldPath } from '#local/firestore/values/field-path.ts';
import { fieldAt } from '#local/firestore/values/fields.ts';
import { compareValues } from '#local/firestore/values/order.ts';
import { comparePaths } from '#local/firestore/values/resource-id.ts';
import { documentName } from '#local/firestore/values/resource-name.ts';
import type { StoredDocument, Value } from '#local/firestore/values/value.ts';
import { matchesFilter } from './query-filter.ts';
import type { Bound, OrderNode } from './query-order.ts';
import type { QueryPlan } from './query-plan.ts';
import type { DatabaseId } from '../operations-api.ts';

interface QueryResult {
  readonly documents: readonly StoredDocument[];
  /** The number of matching documents skipped by the offset. */
  readonly skipped: number;
}

/** A document with its sort values. The name is not among them: it is compared by path. */
interface Row {
  readonly document: StoredDocument;
  readonly values: readonly Value[];
}

/** Ignores findNearest, which is applied to the result. */
export function runPlan(
  store: DocumentStore,
  database: DatabaseId,
  plan: QueryPlan,
  micros: bigint | null,
): QueryResult {
  const { offset, limit, orders } = plan;
  const wanted = limit === null ? Infinity : offset + limit;
  const collections = collectionsOf(store, plan);
  // A single collection is already sorted by name.
  const isSorted = collections.length === 1 && orders.length === 1 && orders[0]?.isDescending === false;
  const best = new TopRows(wanted, isSorted ? null : orders);
  for (const collection of wanted === 0 ? [] : collections) {
    for (const document of collection.documents(micros)) {
      const row = rowOf(database, plan, document);
      if (row !== null && isWithin(database, row, plan)) best.add(row);
      if (best.isComplete) break;
    }
  }
  const rows = best.take();
  return { documents: rows.slice(offset).map(({ document }) => document), skipped: Math.min(offset, rows.length) };
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

/** The next page's cursor: the complete sort key, with the name last. */
export function positionOf(database: DatabaseId, plan: QueryPlan, document: StoredDocument): readonly Value[] {
  return plan.orders.flatMap(({ field }) => valueOf(database, document, field) ?? []);
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
  const candidates = collectionId === null ? store.collections() : store.collectionsWithId(collectionId);
  return Array.from(candidates)
    .filter(({ path }) => allDescendants || path.length === parent.length + 1)
    .filter(({ path }) => parent.every((segment, index) => path[index] === segment))
    .sort((a, b) => comparePaths(a.path, b.path));
}

/** `null` when a sort field is missing, which excludes the document. */
function rowOf(database: DatabaseId, plan: QueryPlan, document: StoredDocument): Row | null {
  const { filter, required, orders } = plan;
  if (filter !== null && !matchesFilter(filter, (field) => valueOf(database, document, field))) return null;
  if (required.some((field) => fieldAt(document.fields, field) === undefined)) return null;
  const values: Value[] = [];
  for (const { field } of orders) {
    if (isNameField(field)) continue;
    const value = fieldAt(document.fields, field);
    if (value === undefined) return null;
    values.push(value);
  }
  return { document, values };
}

function valueOf(database: DatabaseId, document: StoredDocument, field: FieldPath): Value | undefined {
  if (isNameField(field)) return { kind: 'reference', value: documentName(database, document.path) };
  return fieldAt(document.fields, field);
}

function compareRows(a: Row, b: Row, orders: readonly OrderNode[]): number {
  // The name is always the last order, so indexes into the other values match.
  for (let index = 0; index < orders.length; index += 1) {
    const left = a.values[index];
    const right = b.values[index];
    const order =
      left === undefined || right === undefined
        ? comparePaths(a.document.path, b.document.path)
        : compareValues(left, right);
    if (order !== 0) return orders[index]?.isDescending === true ? -order : order;
  }
  return 0;
}

function isWithin(database: DatabaseId, row: Row, { orders, start, end }: QueryPlan): boolean {
  if (start !== null) {
    const order = compareToBound(database, row, start, orders);
    if (order < 0 || (order === 0 && !start.before)) return false;
  }
  if (end !== null) {
    const order = compareToBound(database, row, end, orders);
    if (order > 0 || (order === 0 && end.before)) return false;
  }
  return true;
}

function compareToBound(database: DatabaseId, row: Row, bound: Bound, orders: readonly OrderNode[]): number {
  for (const [index, value] of bound.values.entries()) {
    const order = orders[index];
    if (order === undefined) break;
    const own = row.values[index] ?? valueOf(database, row.document, order.field);
    const difference = own === undefined ? 0 : compareValues(own, value);
    if (difference !== 0) return order.isDescending ? -difference : difference;
  }
  return 0;
}
