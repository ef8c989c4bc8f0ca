import type { StatusCode } from '../errors.ts';
import type { RulesAuth, RulesMethod, Ruleset, Verdict } from '../rules/types.ts';
import type { Fields, Moment, StoredDocument, Value } from '../values/value.ts';
import type { TransactionTimings } from './transaction-timings.ts';

/**
 * The requests and answers of each operation: the v1 protos in camelCase, with decoded values. Names stay the full
 * resource names that the wire carries (projects/{p}/databases/{d}/documents/…), field paths stay strings and moments
 * keep their nanoseconds: parsing, limits and truncation are the operations' work, so that both transports agree.
 */

/** Administrators pass the rules by. A user is judged by them; `auth: null` is a visitor. */
export type Caller = { readonly kind: 'admin' } | { readonly kind: 'user'; readonly auth: RulesAuth | null };

/** A document as the API shows it. The times are absent from a missing document (ListDocuments with showMissing). */
export interface Document {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime?: Moment | undefined;
  readonly updateTime?: Moment | undefined;
}

/** A document as a client sends it: its times are output only and ignored. */
interface DocumentInput {
  readonly name: string;
  readonly fields: Fields;
}

export interface DocumentMask {
  readonly fieldPaths: readonly string[];
}

/** A oneof: at most one of both. */
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

/** `operation` is a oneof of update, delete, transform and verify (which old clients still send). */
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

/** The oneof `consistency_selector`, as far as the method knows it. */
export interface Consistency {
  readonly transaction?: TransactionId | undefined;
  readonly newTransaction?: TransactionOptions | undefined;
  readonly readTime?: Moment | undefined;
}

interface FieldReference {
  readonly fieldPath: string;
}

export interface FieldFilter {
  readonly field: FieldReference;
  /** As the API names it; an unknown name is refused. */
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

interface CollectionSelector {
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

interface StructuredAggregationQuery {
  readonly structuredQuery?: StructuredQuery | undefined;
  readonly aggregations: readonly Aggregation[];
}

export interface ExplainOptions {
  readonly analyze?: boolean | undefined;
}

export interface GetDocumentRequest {
  readonly name: string;
  readonly mask?: DocumentMask | undefined;
  readonly transaction?: TransactionId | undefined;
  readonly readTime?: Moment | undefined;
}

export interface ListDocumentsRequest {
  readonly parent: string;
  readonly collectionId?: string | undefined;
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
  /** `priority desc, __name__ desc` */
  readonly orderBy?: string | undefined;
  readonly mask?: DocumentMask | undefined;
  readonly transaction?: TransactionId | undefined;
  readonly readTime?: Moment | undefined;
  readonly showMissing?: boolean | undefined;
}

export interface ListDocumentsResponse {
  readonly documents: readonly Document[];
  /** Empty on the last page. */
  readonly nextPageToken: string;
}

export interface CreateDocumentRequest {
  readonly parent: string;
  readonly collectionId: string;
  /** Empty lets the service choose one. */
  readonly documentId?: string | undefined;
  /** `name` must be empty. */
  readonly document: DocumentInput;
  readonly mask?: DocumentMask | undefined;
}

export interface UpdateDocumentRequest {
  readonly document: DocumentInput;
  readonly updateMask?: DocumentMask | undefined;
  readonly mask?: DocumentMask | undefined;
  readonly currentDocument?: Precondition | undefined;
}

export interface DeleteDocumentRequest {
  readonly name: string;
  readonly currentDocument?: Precondition | undefined;
}

export interface CommitRequest {
  readonly database: string;
  readonly writes: readonly Write[];
  readonly transaction?: TransactionId | undefined;
}

export interface CommitResponse {
  readonly writeResults: readonly WriteResult[];
  /** Absent when there was nothing to write. */
  readonly commitTime?: Moment | undefined;
}

export interface BatchWriteRequest {
  readonly database: string;
  readonly writes: readonly Write[];
}

export interface WriteStatus {
  readonly code: 'OK' | StatusCode;
  readonly message: string;
}

/** Both lists have one entry for each write, in its order. */
export interface BatchWriteResponse {
  readonly writeResults: readonly WriteResult[];
  readonly status: readonly WriteStatus[];
}

export interface BatchGetDocumentsRequest extends Consistency {
  readonly database: string;
  readonly documents: readonly string[];
  readonly mask?: DocumentMask | undefined;
}

/** One message of the answering stream. A transaction that the request began comes first, in a message of its own. */
export interface BatchGetDocumentsResponse {
  readonly found?: Document | undefined;
  readonly missing?: string | undefined;
  readonly transaction?: TransactionId | undefined;
  readonly readTime?: Moment | undefined;
}

export interface RunQueryRequest extends Consistency {
  readonly parent: string;
  readonly structuredQuery?: StructuredQuery | undefined;
  readonly explainOptions?: ExplainOptions | undefined;
}

/**
 * One message of the answering stream. A transaction that the request began comes first, in a message of its own; a
 * query without results still answers one message, with `readTime` and `done`.
 */
export interface RunQueryResponse {
  readonly document?: Document | undefined;
  readonly transaction?: TransactionId | undefined;
  readonly readTime?: Moment | undefined;
  readonly skippedResults?: number | undefined;
  /** Set on the last message. */
  readonly done?: boolean | undefined;
}

export interface RunAggregationQueryRequest extends Consistency {
  readonly parent: string;
  readonly structuredAggregationQuery?: StructuredAggregationQuery | undefined;
  readonly explainOptions?: ExplainOptions | undefined;
}

export interface RunAggregationQueryResponse {
  readonly result?: { readonly aggregateFields: Fields } | undefined;
  readonly transaction?: TransactionId | undefined;
  readonly readTime?: Moment | undefined;
}

export interface BeginTransactionRequest {
  readonly database: string;
  readonly options?: TransactionOptions | undefined;
}

export interface RollbackRequest {
  readonly database: string;
  readonly transaction: TransactionId;
}

export interface ListCollectionIdsRequest {
  readonly parent: string;
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
  readonly readTime?: Moment | undefined;
}

export interface ListCollectionIdsResponse {
  readonly collectionIds: readonly string[];
  readonly nextPageToken: string;
}

export interface DatabaseId {
  readonly projectId: string;
  readonly databaseId: string;
}

/** One document that a commit changed. Writes that left a document as it was are no change. */
export interface DocumentChange {
  readonly database: DatabaseId;
  /** The segments under documents/. */
  readonly path: readonly string[];
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  readonly commitTime: Moment;
  /** Unique for each change, also across restarts. */
  readonly eventId: string;
  /** Who made it, for the events that carry their author. */
  readonly caller: Caller;
}

/** Called after the commit is durable, in commit order, and never awaited. What it throws is logged. */
export type ChangeListener = (changes: readonly DocumentChange[]) => void;

/** What the operations have to tell the log. No entry carries a document's contents. */
export type LogEntry =
  | {
      readonly kind: 'rules-verdict';
      readonly database: DatabaseId;
      readonly method: RulesMethod;
      readonly path: readonly string[];
      readonly allowed: boolean;
      readonly trace: Verdict['trace'];
      /** What the rules themselves wrote with debug(). */
      readonly debug: Verdict['debug'];
    }
  /** A user's request passed because the project has no rules yet: said once for each project. */
  | { readonly kind: 'no-rules'; readonly projectId: string }
  | { readonly kind: 'listener-failed'; readonly error: unknown }
  /** The journal's last line was torn by a crash and has been cut off. */
  | { readonly kind: 'journal-truncated'; readonly file: string; readonly bytes: number };

export type Log = (entry: LogEntry) => void;

/** The service behind both transports. Every refusal is a StatusError; anything else thrown is a bug. */
export interface Operations {
  getDocument(caller: Caller, request: GetDocumentRequest): Promise<Document>;
  listDocuments(caller: Caller, request: ListDocumentsRequest): Promise<ListDocumentsResponse>;
  createDocument(caller: Caller, request: CreateDocumentRequest): Promise<Document>;
  updateDocument(caller: Caller, request: UpdateDocumentRequest): Promise<Document>;
  deleteDocument(caller: Caller, request: DeleteDocumentRequest): Promise<void>;
  commit(caller: Caller, request: CommitRequest): Promise<CommitResponse>;
  batchWrite(caller: Caller, request: BatchWriteRequest): Promise<BatchWriteResponse>;
  batchGetDocuments(caller: Caller, request: BatchGetDocumentsRequest): Promise<readonly BatchGetDocumentsResponse[]>;
  runQuery(caller: Caller, request: RunQueryRequest): Promise<readonly RunQueryResponse[]>;
  runAggregationQuery(
    caller: Caller,
    request: RunAggregationQueryRequest,
  ): Promise<readonly RunAggregationQueryResponse[]>;
  beginTransaction(caller: Caller, request: BeginTransactionRequest): Promise<{ readonly transaction: TransactionId }>;
  rollback(caller: Caller, request: RollbackRequest): Promise<void>;
  listCollectionIds(caller: Caller, request: ListCollectionIdsRequest): Promise<ListCollectionIdsResponse>;

  /** Removes every document of the database and ends its transactions. No events. */
  clear(projectId: string, databaseId: string): Promise<void>;
  /** Every document of the database, parents before children, for an export. */
  documents(projectId: string, databaseId: string): readonly StoredDocument[];
  /** The databases that hold or held documents. */
  databases(): readonly DatabaseId[];
  /** Takes effect for the next request. `null` opens the project to everyone, as an emulator without rules is. */
  setRules(projectId: string, ruleset: Ruleset | null): void;
  getRules(projectId: string): Ruleset | null;
  /** Tells of every committed change; answers the function that stops it. */
  subscribe(listener: ChangeListener): () => void;
  /** Ends what waits (ABORTED or UNAVAILABLE), flushes and closes the journal. */
  close(): Promise<void>;
}

export interface OperationsOptions {
  /** Where the journal lives; without it everything is kept in memory alone. */
  readonly dataDir?: string | undefined;
  readonly log?: Log | undefined;
  /** Microseconds since the epoch. For tests. */
  readonly clock?: (() => bigint) | undefined;
  /** Used for a project that was given no rules of its own (the file a server starts with). */
  readonly defaultRules?: Ruleset | null | undefined;
  /** How long transactions wait and live; what is left out is as in production. */
  readonly timings?: Partial<TransactionTimings> | undefined;
}
