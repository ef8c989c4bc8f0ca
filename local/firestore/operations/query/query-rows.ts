import { isNameField } from '#local/firestore/values/field-path.ts';
import type { FieldPath } from '#local/firestore/values/field-path.ts';
import { fieldAt } from '#local/firestore/values/fields.ts';
import { compareValues } from '#local/firestore/values/order.ts';
import { comparePaths } from '#local/firestore/values/resource-id.ts';
import { documentName } from '#local/firestore/values/resource-name.ts';
import type { StoredDocument, Value } from '#local/firestore/values/value.ts';
import type { DatabaseId } from '../operations-api.ts';
import { lockCollection } from '../transaction/lock-set.ts';
import type { LockSet } from '../transaction/lock-set.ts';
import { matchesFilter } from './query-filter.ts';
import type { Bound, OrderNode } from './query-order.ts';
import type { QueryPlan } from './query-plan.ts';

/** A document with its sort values. The name is not among them: it is compared by path. */
export interface Row {
  readonly document: StoredDocument;
  readonly values: readonly Value[];
}

/** `null` when the document is not a result, whatever the limit is. */
export function rowOf(database: DatabaseId, plan: QueryPlan, document: StoredDocument): Row | null {
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
  return isBeforeStart(database, plan, document) || isAfterEnd(database, plan, document) ? null : { document, values };
}

/** Locks what the query finds, so that no other transaction changes its result. */
export function locksOfPlan(database: DatabaseId, plan: QueryPlan): LockSet {
  return lockCollection(plan.collectionId, (version) => rowOf(database, plan, version) !== null);
}

export function valueOf(database: DatabaseId, document: StoredDocument, field: FieldPath): Value | undefined {
  if (isNameField(field)) return { kind: 'reference', value: documentName(database, document.path) };
  return fieldAt(document.fields, field);
}

export function compareRows(a: Row, b: Row, orders: readonly OrderNode[]): number {
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

export function isBeforeStart(database: DatabaseId, { orders, start }: QueryPlan, document: StoredDocument): boolean {
  if (start === null) return false;
  const order = compareToBound(database, document, start, orders);
  return order < 0 || (order === 0 && !start.before);
}

export function isAfterEnd(database: DatabaseId, { orders, end }: QueryPlan, document: StoredDocument): boolean {
  if (end === null) return false;
  const order = compareToBound(database, document, end, orders);
  return order > 0 || (order === 0 && end.before);
}

function compareToBound(
  database: DatabaseId,
  document: StoredDocument,
  bound: Bound,
  orders: readonly OrderNode[],
): number {
  for (const [index, value] of bound.values.entries()) {
    const order = orders[index];
    if (order === undefined) break;
    const own = valueOf(database, document, order.field);
    const difference = own === undefined ? 0 : compareValues(own, value);
    if (difference !== 0) return order.isDescending ? -difference : difference;
  }
  return 0;
}
