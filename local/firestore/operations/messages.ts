import type { StatusCode } from '../errors.ts';
import type { Fields, Moment } from '../values/value.ts';
import type {
  Consistency,
  Cursor,
  Document,
  DocumentInput,
  DocumentMask,
  ExplainOptions,
  Precondition,
  StructuredAggregationQuery,
  StructuredQuery,
  TransactionId,
  TransactionOptions,
  Write,
  WriteResult,
} from './types.ts';

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
  /** When empty, the service generates an id. */
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
  /** Absent for a commit without writes. */
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

/** Both lists have one entry per write, in the same order. */
export interface BatchWriteResponse {
  readonly writeResults: readonly WriteResult[];
  readonly status: readonly WriteStatus[];
}

export interface BatchGetDocumentsRequest extends Consistency {
  readonly database: string;
  readonly documents: readonly string[];
  readonly mask?: DocumentMask | undefined;
}

/** One message of the response stream. A transaction started by the request is sent first, in its own message. */
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

/** How a query is answered, and what it cost. */
export interface ExplainMetrics {
  readonly planSummary: { readonly indexesUsed: readonly Readonly<Record<string, string>>[] };
  readonly executionStats?:
    | {
        readonly resultsReturned: bigint;
        readonly executionDuration: { readonly seconds: bigint; readonly nanos: number };
        readonly readOperations: bigint;
        readonly debugStats: DebugStats;
      }
    | undefined;
}

/** Numbers as texts, by the names of the service. */
interface DebugStats {
  readonly index_entries_scanned: string;
  readonly documents_scanned: string;
  readonly billing_details: {
    readonly documents_billable: string;
    readonly index_entries_billable: string;
    readonly min_query_cost: string;
  };
}

/**
 * One message of the response stream. A transaction started by the request is sent first, in its own message; an empty
 * result is one message with `readTime` and `done`.
 */
export interface RunQueryResponse {
  readonly document?: Document | undefined;
  readonly transaction?: TransactionId | undefined;
  readonly readTime?: Moment | undefined;
  readonly skippedResults?: number | undefined;
  /** In the last message. */
  readonly explainMetrics?: ExplainMetrics | undefined;
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
  /** In the last message. */
  readonly explainMetrics?: ExplainMetrics | undefined;
  readonly transaction?: TransactionId | undefined;
  readonly readTime?: Moment | undefined;
}

export interface PartitionQueryRequest {
  /** The root of a database. */
  readonly parent: string;
  readonly structuredQuery?: StructuredQuery | undefined;
  /** The most points; one less than the parts. */
  readonly partitionCount?: bigint | undefined;
  readonly pageToken?: string | undefined;
  readonly pageSize?: number | undefined;
  readonly readTime?: Moment | undefined;
}

export interface PartitionQueryResponse {
  readonly partitions: readonly Cursor[];
  /** Empty on the last page. */
  readonly nextPageToken: string;
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
