import { StatusError } from '#local/firestore/errors.ts';
import { isNameField, parseQueryFieldPath } from '#local/firestore/values/field-path.ts';
import type { FieldPath } from '#local/firestore/values/field-path.ts';
import { checkCollectionId } from '#local/firestore/values/resource-name.ts';
import { checkFilterLimits } from './filter-limits.ts';
import { parseFindNearest } from './find-nearest.ts';
import type { NearestNode } from './find-nearest.ts';
import { leavesOf, parseFilter } from './query-filter.ts';
import type { FilterNode } from './query-filter.ts';
import { completeOrders, parseCursor, parseOrders } from './query-order.ts';
import type { Bound, OrderNode } from './query-order.ts';
import type { StructuredQuery } from '../types.ts';

const MAX_PARTS = 100;

/** A parsed and validated query. */
export interface QueryPlan {
  /** The parent document, or the root. */
  readonly parent: readonly string[];
  /** `null` for every collection. */
  readonly collectionId: string | null;
  /** Whether collections at any depth below the parent match, or only direct children. */
  readonly allDescendants: boolean;
  readonly filter: FilterNode | null;
  /** Orders given in the query. */
  readonly explicitOrders: readonly OrderNode[];
  /** The complete sort order, ending with the name. */
  readonly orders: readonly OrderNode[];
  readonly start: Bound | null;
  readonly end: Bound | null;
  readonly offset: number;
  readonly limit: number | null;
  /** `null` for all fields. */
  readonly projection: readonly FieldPath[] | null;
  /** Fields that must exist besides the sort fields: those of aggregations. */
  readonly required: readonly FieldPath[];
  readonly findNearest: NearestNode | null;
}

export function planQuery(parent: readonly string[], query: StructuredQuery): QueryPlan {
  const [selector, ...more] = query.from ?? [];
  if (more.length > 0) throw invalid('StructuredQuery.from cannot have more than one collection selector.');
  const collectionId = selector?.collectionId ?? '';
  checkCollectionId(collectionId);
  const isKindless = collectionId === '';
  if (query.limit !== undefined && query.limit < 0) throw invalid('limit is negative');
  if (query.offset !== undefined && query.offset < 0) throw invalid('offset is negative');

  const filter = query.where === undefined ? null : parseFilter(query.where);
  if (filter !== null) checkFilterLimits(filter, isKindless);
  const explicitOrders = parseOrders(query.orderBy ?? [], isKindless);
  checkSum(parent, filter, explicitOrders);
  const orders = completeOrders(explicitOrders, filter);
  const start = query.startAt === undefined ? null : parseCursor(query.startAt, explicitOrders);
  const end = query.endAt === undefined ? null : parseCursor(query.endAt, explicitOrders);
  const projection =
    query.select?.fields
      .map(({ fieldPath }) => parseQueryFieldPath(fieldPath))
      .filter((field) => !isNameField(field)) ?? null;
  return {
    parent,
    collectionId: isKindless ? null : collectionId,
    allDescendants: selector?.allDescendants ?? false,
    filter,
    explicitOrders,
    orders,
    start,
    end,
    offset: query.offset ?? 0,
    limit: query.limit ?? null,
    projection,
    required: [],
    findNearest: query.findNearest === undefined ? null : parseFindNearest(query.findNearest),
  };
}

/** https://firebase.google.com/docs/firestore/quotas#queries */
function checkSum(parent: readonly string[], filter: FilterNode | null, orders: readonly OrderNode[]): void {
  const filters = filter === null ? 0 : leavesOf(filter).length;
  if (filters + orders.length + Math.min(parent.length, 1) <= MAX_PARTS) return;
  throw invalid(`A query may not have more than ${MAX_PARTS} filters, sort orders and parents together.`);
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
