import type { Collection } from '#local/firestore/store/collection.ts';
import type { CollectionGroup } from '#local/firestore/store/collection-group.ts';
import type { DocumentStore } from '#local/firestore/store/document-store.ts';
import { isNameField } from '#local/firestore/values/field-path.ts';
import { microsOf } from '#local/firestore/values/moment.ts';
import { parseParentName } from '#local/firestore/values/resource-name.ts';
import type { StoredDocument } from '#local/firestore/values/value.ts';
import type { DatabaseId } from '../operations-api.ts';
import { conjunctionsOf } from './conjunctions.ts';
import type { Conjunction } from './conjunctions.ts';
import { rangeOf } from './index-range.ts';
import type { OrderNode } from './query-order.ts';
import type { QueryPlan } from './query-plan.ts';
import { compareRows, rowOf } from './query-rows.ts';
import type { Row } from './query-rows.ts';

/**
 * The first rows of a query, found through indexes: a part of one for each alternative of the filter, merged in the order
 * of the query. What an index finds is looked at again, so that it may find too much and never has to be exact.
 *
 * Of the past, indexes find what has not changed since; what has is looked at one by one.
 *
 * @returns null where looking at each document is as good: few documents, every document by name.
 */
export function indexedRows(
  store: DocumentStore,
  database: DatabaseId,
  plan: QueryPlan,
  micros: bigint | null,
  wanted: number,
): readonly Row[] | null {
  const source = sourceOf(store, plan);
  if (source === null || source.liveCount < store.indexedFrom || isEverythingByName(plan)) return null;
  const past = micros === null || store.isLatest(micros) ? null : micros;
  const streams = conjunctionsOf(plan.filter).map((conjunction) =>
    rowsOf(store, source, database, plan, conjunction, past),
  );
  if (past !== null) streams.push(changedRows(store, source, database, plan, past));
  const rows: Row[] = [];
  if (wanted === 0) return rows;
  for (const row of merge(streams, plan.orders)) {
    rows.push(row);
    if (rows.length >= wanted) break;
  }
  return rows;
}

/** What the query is of: null for all collections, or for those below one document. */
function sourceOf(store: DocumentStore, plan: QueryPlan): Collection | CollectionGroup | null {
  const { parent, collectionId, allDescendants } = plan;
  if (collectionId === null) return null;
  if (!allDescendants) return store.collection([...parent, collectionId]);
  return parent.length === 0 ? store.group(collectionId) : null;
}

function isEverythingByName({ filter, orders, start, allDescendants }: QueryPlan): boolean {
  return (
    filter === null && start === null && orders.length === 1 && orders[0]?.isDescending !== true && !allDescendants
  );
}

/** The rows of one alternative, in the order of the query; of the past, those that are the same now. */
function* rowsOf(
  store: DocumentStore,
  source: Collection | CollectionGroup,
  database: DatabaseId,
  plan: QueryPlan,
  conjunction: Conjunction,
  past: bigint | null,
): Generator<Row, void> {
  for (const document of documentsOf(store, source, database, plan, conjunction)) {
    if (past !== null && microsOf(document.updateTime) > past) continue;
    const row = rowOf(database, plan, document);
    if (row !== null) yield row;
  }
}

/** The rows of the past whose documents have changed or gone since, in the order of the query. */
function* changedRows(
  store: DocumentStore,
  source: Collection | CollectionGroup,
  database: DatabaseId,
  plan: QueryPlan,
  past: bigint,
): Generator<Row, void> {
  const rows = new Map<StoredDocument, Row>();
  for (const { collection, id } of store.changedSince(past)) {
    if (!isWithin(source, collection)) continue;
    const document = collection.get(id, past);
    const row = document === null || rows.has(document) ? null : rowOf(database, plan, document);
    if (document !== null && row !== null) rows.set(document, row);
  }
  yield* [...rows.values()].sort((a, b) => compareRows(a, b, plan.orders));
}

function isWithin(source: Collection | CollectionGroup, collection: Collection): boolean {
  return source === collection || ('collections' in source && source.collections.has(collection));
}

function documentsOf(
  store: DocumentStore,
  source: Collection | CollectionGroup,
  database: DatabaseId,
  plan: QueryPlan,
  conjunction: Conjunction,
): Iterable<StoredDocument> {
  const named = conjunction.find((leaf) => leaf.op === 'EQUAL' && isNameField(leaf.field));
  if (named?.kind === 'field' && named.value.kind === 'reference') {
    const document = namedDocument(store, plan, parseParentName(named.value.value).path);
    return document === null ? [] : [document];
  }
  const { shape, position, isBackward } = rangeOf(database, plan, conjunction);
  return source.index(shape).documents(position, isBackward);
}

/** `null` where the name is of another collection. */
function namedDocument(
  store: DocumentStore,
  { parent, collectionId, allDescendants }: QueryPlan,
  path: readonly string[],
): StoredDocument | null {
  const isWithin = allDescendants || path.length === parent.length + 2;
  if (!isWithin || path.at(-2) !== collectionId) return null;
  return parent.every((segment, index) => path[index] === segment) ? store.get(path) : null;
}

/** Sorted streams as one. A document that several have is in it once: the order tells all documents apart. */
function* merge(streams: readonly Generator<Row, void>[], orders: readonly OrderNode[]): Generator<Row, void> {
  const heads = streams.flatMap((stream) => {
    const next = stream.next();
    return next.done === true ? [] : [{ stream, row: next.value }];
  });
  let last: Row | null = null;
  for (;;) {
    let first = heads[0];
    if (first === undefined) return;
    for (const head of heads) if (compareRows(head.row, first.row, orders) < 0) first = head;
    if (first.row.document !== last?.document) yield first.row;
    last = first.row;
    const next = first.stream.next();
    if (next.done === true) heads.splice(heads.indexOf(first), 1);
    else first.row = next.value;
  }
}
