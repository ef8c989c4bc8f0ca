import type { DocumentStore } from '#local/firestore/store/document-store.ts';
import type { StoredDocument, Value } from '#local/firestore/values/value.ts';
import type { DatabaseId } from '../operations-api.ts';
import { indexedRows } from './index-scan.ts';
import type { QueryPlan } from './query-plan.ts';
import { valueOf } from './query-rows.ts';
import { scanRows } from './query-scan.ts';

interface QueryResult {
  readonly documents: readonly StoredDocument[];
  /** The number of matching documents skipped by the offset. */
  readonly skipped: number;
}

/** Ignores findNearest, which is applied to the result. */
export function runPlan(
  store: DocumentStore,
  database: DatabaseId,
  plan: QueryPlan,
  micros: bigint | null,
): QueryResult {
  const { offset, limit } = plan;
  const wanted = limit === null ? Infinity : offset + limit;
  const rows = indexedRows(store, database, plan, micros, wanted) ?? scanRows(store, database, plan, micros, wanted);
  return { documents: rows.slice(offset).map(({ document }) => document), skipped: Math.min(offset, rows.length) };
}

/** The next page's cursor: the complete sort key, with the name last. */
export function positionOf(database: DatabaseId, plan: QueryPlan, document: StoredDocument): readonly Value[] {
  return plan.orders.flatMap(({ field }) => valueOf(database, document, field) ?? []);
}
