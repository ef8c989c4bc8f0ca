import type { RulesAuth } from '../rules/types.ts';
import type { Fields, Moment, Value } from '../values/value.ts';

/**
 * Requests and responses of each operation: the v1 protos in camelCase, with decoded values. Names remain full resource
 * names (projects/{p}/databases/{d}/documents/…), field paths remain strings and timestamps keep nanoseconds: parsing,
 * limits and truncation happen in the operations, so that both transports behave the same.
 */

/** Administrators bypass the rules. `auth: null` is an unauthenticated user. */
export type Caller = { readonly kind: 'admin' } | { readonly kind: 'user'; readonly auth: RulesAuth | null };

/** A document in API responses. The times are absent for a missing document (ListDocuments with showMissing). */
export interface Document {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime?: Moment | undefined;
  readonly updateTime?: Moment | undefined;
}

/** A document in API requests; its times are output only and ignored. */
export interface DocumentInput {
  readonly name: string;
  readonly fields: Fields;
}

export interface DocumentMask {
  readonly fieldPaths: readonly string[];
}

/** A oneof: at most one is set. */
export interface Precondition {
  readonly exists?: boolean | undefined;
  readonly updateTime?: Moment | undefined;
}

/** `transformType` is a oneof: exactly one of the six. */
export interface FieldTransform {
  readonly fieldPath: string;
  readonly setToServerValue?: 'SERVER_VALUE_UNSPECIFIED' | 'REQUEST_TIME' | undefined;
  readonly increment?: Value | undefined;
  readonly maximum?: Value | undefined;
  readonly minimum?: Value | undefined;
  readonly appendMissingElements?: readonly Value[] | undefined;
  readonly removeAllFromArray?: readonly Value[] | undefined;
}

/** `operation` is a oneof of update, delete, transform and verify (sent by old clients). */
export interface Write {
  readonly update?: DocumentInput | undefined;
  readonly delete?: string | undefined;
  readonly verify?: string | undefined;
  readonly transform?: { readonly document: string; readonly fieldTransforms: readonly FieldTransform[] } | undefined;
  readonly updateMask?: DocumentMask | undefined;
  readonly updateTransforms?: readonly FieldTransform[] | undefined;
  readonly currentDocument?: Precondition | undefined;
}

export interface WriteResult {
  /** Absent after a delete. */
  readonly updateTime?: Moment | undefined;
  readonly transformResults: readonly Value[];
}

export type TransactionId = Uint8Array;

/** `mode` is a oneof; neither means read-write. */
export interface TransactionOptions {
  readonly readOnly?: { readonly readTime?: Moment | undefined } | undefined;
  readonly readWrite?: { readonly retryTransaction?: TransactionId | undefined } | undefined;
}

/** The oneof `consistency_selector`, as far as the method supports it. */
export interface Consistency {
  readonly transaction?: TransactionId | undefined;
  readonly newTransaction?: TransactionOptions | undefined;
  readonly readTime?: Moment | undefined;
}

export interface FieldReference {
  readonly fieldPath: string;
}

export interface FieldFilter {
  readonly field: FieldReference;
  /** The operator's API name; unknown names are rejected. */
  readonly op: string;
  readonly value: Value;
}

export interface UnaryFilter {
  readonly op: string;
  readonly field: FieldReference;
}

export interface CompositeFilter {
  readonly op: string;
  readonly filters: readonly Filter[];
}

/** A oneof: exactly one of the three. */
export interface Filter {
  readonly compositeFilter?: CompositeFilter | undefined;
  readonly fieldFilter?: FieldFilter | undefined;
  readonly unaryFilter?: UnaryFilter | undefined;
}

export interface Order {
  readonly field: FieldReference;
  readonly direction?: string | undefined;
}

export interface Cursor {
  readonly values: readonly Value[];
  readonly before?: boolean | undefined;
}

export interface FindNearest {
  readonly vectorField: FieldReference;
  readonly queryVector: Value;
  readonly distanceMeasure: string;
  readonly limit?: number | undefined;
  readonly distanceResultField?: string | undefined;
  readonly distanceThreshold?: number | undefined;
}

export interface CollectionSelector {
  /** Empty selects every collection (a kindless query). */
  readonly collectionId?: string | undefined;
  readonly allDescendants?: boolean | undefined;
}

export interface StructuredQuery {
  readonly select?: { readonly fields: readonly FieldReference[] } | undefined;
  readonly from?: readonly CollectionSelector[] | undefined;
  readonly where?: Filter | undefined;
  readonly orderBy?: readonly Order[] | undefined;
  readonly startAt?: Cursor | undefined;
  readonly endAt?: Cursor | undefined;
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
  readonly findNearest?: FindNearest | undefined;
}

/** `operator` is a oneof: exactly one of count, sum and avg. */
export interface Aggregation {
  readonly alias?: string | undefined;
  readonly count?: { readonly upTo?: bigint | undefined } | undefined;
  readonly sum?: { readonly field: FieldReference } | undefined;
  readonly avg?: { readonly field: FieldReference } | undefined;
}

export interface StructuredAggregationQuery {
  readonly structuredQuery?: StructuredQuery | undefined;
  readonly aggregations: readonly Aggregation[];
}

export interface ExplainOptions {
  readonly analyze?: boolean | undefined;
}
