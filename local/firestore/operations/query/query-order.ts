import { StatusError } from '#local/firestore/errors.ts';
import {
  formatFieldPath,
  isNameField,
  NAME_FIELD,
  parseQueryFieldPath,
  sameFieldPath,
} from '#local/firestore/values/field-path.ts';
import type { FieldPath } from '#local/firestore/values/field-path.ts';
import { normalizeValue } from '#local/firestore/values/normalize.ts';
import { parseParentName } from '#local/firestore/values/resource-name.ts';
import { compareUtf8 } from '#local/firestore/values/utf8.ts';
import type { Value } from '#local/firestore/values/value.ts';
import { fieldLabel, isInequality, leavesOf } from './query-filter.ts';
import type { FilterNode } from './query-filter.ts';
import type { Cursor, Order } from '../types.ts';

export interface OrderNode {
  readonly field: FieldPath;
  readonly isDescending: boolean;
}

/** A cursor position: a prefix of the sort values. */
export interface Bound {
  readonly values: readonly Value[];
  readonly before: boolean;
}

export function parseOrders(orders: readonly Order[], isKindless: boolean): readonly OrderNode[] {
  const parsed: OrderNode[] = [];
  for (const { field: reference, direction } of orders) {
    const field = parseQueryFieldPath(reference.fieldPath);
    if (parsed.some((earlier) => sameFieldPath(earlier.field, field))) {
      throw invalid(`order by clause cannot contain duplicate fields ${fieldLabel(field)}`);
    }
    if (isKindless && !isNameField(field)) {
      throw invalid('kind is required for all orders except __key__ ascending');
    }
    parsed.push({ field, isDescending: direction === 'DESCENDING' });
  }
  return parsed;
}

/**
 * The complete sort order: the explicit orders, then the inequality fields, then the name. Implied orders take the
 * direction of the last explicit one.
 */
export function completeOrders(explicit: readonly OrderNode[], filter: FilterNode | null): readonly OrderNode[] {
  const isDescending = explicit.at(-1)?.isDescending ?? false;
  const leaves = filter === null ? [] : leavesOf(filter);
  const ranged = new Map(
    leaves
      .filter(({ op, field }) => isInequality(op) && !isNameField(field))
      .map(({ field }) => [formatFieldPath(field), field] as const),
  );
  const implied = [...ranged]
    .sort(([a], [b]) => compareUtf8(a, b))
    .map(([, field]) => field)
    .filter((field) => !explicit.some((order) => sameFieldPath(order.field, field)));
  const orders = [...explicit, ...implied.map((field) => ({ field, isDescending }))];
  const nameIndex = orders.findIndex(({ field }) => isNameField(field));
  if (nameIndex !== -1 && nameIndex < orders.length - 1) {
    throw invalid('order by clause cannot contain more fields after the key');
  }
  if (nameIndex === -1) orders.push({ field: NAME_FIELD, isDescending });

  // Like Google's emulator, rejects queries by name alone in descending order.
  const [only] = orders;
  if (orders.length === 1 && only?.isDescending === true && leaves.every(({ field }) => isNameField(field))) {
    throw new StatusError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
  }
  return orders;
}

/** A cursor has at most one value per explicit order. */
export function parseCursor(cursor: Cursor, explicit: readonly OrderNode[]): Bound {
  if (cursor.values.length > explicit.length) throw invalid('Cursor has too many values.');
  const values = cursor.values.map((value, index) => {
    const order = explicit[index];
    if (order !== undefined && isNameField(order.field)) {
      if (value.kind !== 'reference') throw invalid('Cursor __key__ value is not a document reference.');
      parseParentName(value.value);
    }
    return normalizeValue(value);
  });
  return { values, before: cursor.before ?? false };
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
