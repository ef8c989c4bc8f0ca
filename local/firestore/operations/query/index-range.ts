import type { IndexShape } from '#local/firestore/store/index/index-shape.ts';
import type { IndexPosition } from '#local/firestore/store/index/ordered-index.ts';
import { formatFieldPath, isNameField, sameFieldPath } from '#local/firestore/values/field-path.ts';
import type { FieldPath } from '#local/firestore/values/field-path.ts';
import { fieldAt } from '#local/firestore/values/fields.ts';
import { compareValues, typeRank } from '#local/firestore/values/order.ts';
import { compareUtf8 } from '#local/firestore/values/utf8.ts';
import type { StoredDocument, Value } from '#local/firestore/values/value.ts';
import type { DatabaseId } from '../operations-api.ts';
import type { Conjunction } from './conjunctions.ts';
import type { LeafNode } from './query-filter.ts';
import type { QueryPlan } from './query-plan.ts';
import { isAfterEnd, isBeforeStart, valueOf } from './query-rows.ts';

/** A part of an index without gaps, which holds every document that fulfils a conjunction; others may be among them. */
export interface IndexRange {
  readonly shape: IndexShape;
  readonly position: IndexPosition;
  /** Whether the order of the query is the reverse of that of the index. */
  readonly isBackward: boolean;
}

interface Equality {
  readonly field: FieldPath;
  readonly value: Value;
}

/** A limit of the field that the query sorts by first. */
interface Limit {
  readonly value: Value;
  readonly op: LeafNode['op'];
}

/** Where an index holds the documents of a conjunction, in the order of the query. */
export function rangeOf(database: DatabaseId, plan: QueryPlan, conjunction: Conjunction): IndexRange {
  const equalities = equalitiesIn(conjunction);
  const contains = conjunction.flatMap((leaf) => (leaf.op === 'ARRAY_CONTAINS' ? [leaf] : []))[0];
  const isEqual = (field: FieldPath): boolean => equalities.some((equality) => sameFieldPath(equality.field, field));
  // Reversed where the first order is descending: one index serves both directions.
  const sorts = plan.orders.filter(({ field }) => !isEqual(field));
  const isBackward = sorts[0]?.isDescending ?? false;
  const shape = {
    elementsOf: contains?.field ?? null,
    fields: [
      ...equalities.map(({ field }) => ({ field, isDescending: false })),
      ...sorts
        .filter(({ field }) => !isNameField(field))
        .map(({ field, isDescending }) => ({ field, isDescending: isDescending !== isBackward })),
    ],
    isNameDescending: (sorts.at(-1)?.isDescending ?? false) !== isBackward,
  };
  const wanted = contains?.kind === 'field' ? contains.value : null;
  const sought = (document: StoredDocument, element: Value | null): number =>
    compareElement(element, wanted) || compareToEqualities(document, equalities);
  const limits = limitsOf(plan, conjunction);
  const sign = isBackward ? -1 : 1;
  const position = (document: StoredDocument, element: Value | null): number =>
    sought(document, element) || sign * positionInOrder(database, plan, limits, document);
  return { shape, position, isBackward };
}

/** One for each field, in the order of the fields: conditions on the same fields share an index. */
function equalitiesIn(conjunction: Conjunction): readonly Equality[] {
  const byField = new Map<string, Equality>();
  for (const leaf of conjunction) {
    const value = equalValue(leaf);
    if (value !== null && !isNameField(leaf.field))
      byField.set(formatFieldPath(leaf.field), { field: leaf.field, value });
  }
  return [...byField].sort(([a], [b]) => compareUtf8(a, b)).map(([, equality]) => equality);
}

/** The value that fulfils a condition, and no other does. */
function equalValue(leaf: LeafNode): Value | null {
  if (leaf.kind === 'field') return leaf.op === 'EQUAL' ? leaf.value : null;
  if (leaf.op === 'IS_NULL') return { kind: 'null' };
  return leaf.op === 'IS_NAN' ? { kind: 'double', value: NaN } : null;
}

function compareElement(element: Value | null, wanted: Value | null): number {
  return element === null || wanted === null ? 0 : compareValues(element, wanted);
}

function compareToEqualities(document: StoredDocument, equalities: readonly Equality[]): number {
  for (const { field, value } of equalities) {
    const own = fieldAt(document.fields, field);
    const order = own === undefined ? 0 : compareValues(own, value);
    if (order !== 0) return order;
  }
  return 0;
}

function limitsOf({ orders }: QueryPlan, conjunction: Conjunction): readonly Limit[] {
  const [first] = orders;
  return conjunction.flatMap((leaf) => {
    if (leaf.kind !== 'field' || first === undefined || !sameFieldPath(leaf.field, first.field)) return [];
    return leaf.op.startsWith('LESS_') || leaf.op.startsWith('GREATER_') ? [{ value: leaf.value, op: leaf.op }] : [];
  });
}

/** Negative before the results in the order of the query, positive after them. */
function positionInOrder(
  database: DatabaseId,
  plan: QueryPlan,
  limits: readonly Limit[],
  document: StoredDocument,
): number {
  const isDescending = plan.orders[0]?.isDescending === true;
  const sides = limits.map((limit) => sideOf(limit, database, plan, document) * (isDescending ? -1 : 1));
  // What is before is asked first: where nothing is within, the order stays a growing one.
  if (isBeforeStart(database, plan, document) || sides.some((side) => side < 0)) return -1;
  return isAfterEnd(database, plan, document) || sides.some((side) => side > 0) ? 1 : 0;
}

/** Negative where the value is below what the limit lets through, positive where it is above. */
function sideOf({ value, op }: Limit, database: DatabaseId, { orders }: QueryPlan, document: StoredDocument): number {
  const field = orders[0]?.field;
  const own = field === undefined ? undefined : valueOf(database, document, field);
  if (own === undefined) return 0;
  // A range ends where the type of its limit does.
  const rank = typeRank(own) - typeRank(value);
  if (rank !== 0) return rank;
  const order = compareValues(own, value);
  if (op.startsWith('LESS_')) return order > 0 || (order === 0 && op === 'LESS_THAN') ? 1 : 0;
  return order < 0 || (order === 0 && op === 'GREATER_THAN') ? -1 : 0;
}
