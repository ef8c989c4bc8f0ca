import type { RulesMethod, Ruleset, Verdict } from '../rules/types.ts';
import type { Moment, StoredDocument } from '../values/value.ts';
import type { IndexPolicyOptions } from './indexes/index-policy.ts';
import type { ListenSink, ListenStream } from './listen/listen-messages.ts';
import type { TransactionTimings } from './transaction/transaction-timings.ts';
import type { Caller, Document, TransactionId } from './types.ts';
import type {
  BatchGetDocumentsRequest,
  BatchGetDocumentsResponse,
  BatchWriteRequest,
  BatchWriteResponse,
  BeginTransactionRequest,
  CommitRequest,
  CommitResponse,
  CreateDocumentRequest,
  DeleteDocumentRequest,
  GetDocumentRequest,
  ListCollectionIdsRequest,
  ListCollectionIdsResponse,
  ListDocumentsRequest,
  ListDocumentsResponse,
  PartitionQueryRequest,
  PartitionQueryResponse,
  RollbackRequest,
  RunAggregationQueryRequest,
  RunAggregationQueryResponse,
  RunQueryRequest,
  RunQueryResponse,
  UpdateDocumentRequest,
} from './messages.ts';

export interface DatabaseId {
  readonly projectId: string;
  readonly databaseId: string;
}

/** One document changed by a commit. A write without effect is not a change. */
export interface DocumentChange {
  readonly database: DatabaseId;
  /** The segments under documents/. */
  readonly path: readonly string[];
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  readonly commitTime: Moment;
  /** Unique for each change, also across restarts. */
  readonly eventId: string;
  /** Included in trigger events that carry the author. */
  readonly caller: Caller;
}

/** Called in commit order after the commit is durable. Not awaited; exceptions are logged. */
export type ChangeListener = (changes: readonly DocumentChange[]) => void;

/** Log entries never contain field values. */
export type LogEntry =
  | {
      readonly kind: 'rules-verdict';
      readonly database: DatabaseId;
      readonly method: RulesMethod;
      readonly path: readonly string[];
      readonly allowed: boolean;
      readonly trace: Verdict['trace'];
      /** Output of debug() calls in the rules. */
      readonly debug: Verdict['debug'];
      /** The documents that the rules read, except those read for an earlier write of the same request. */
      readonly accessed: readonly string[];
    }
  /** A user request passed because the project has no rules; logged once per project. */
  | { readonly kind: 'no-rules'; readonly projectId: string }
  | { readonly kind: 'listener-failed'; readonly error: unknown }
  /** A crash left the journal's last line incomplete; it was truncated. */
  | { readonly kind: 'journal-truncated'; readonly file: string; readonly bytes: number }
  /** A query that production would refuse was answered. */
  | { readonly kind: 'missing-index'; readonly entries: string }
  /** The journal goes on growing; it is tried again at twice its size. */
  | { readonly kind: 'compaction-failed'; readonly file: string; readonly error: unknown };

export type Log = (entry: LogEntry) => void;

/** The service behind both transports. Expected errors are StatusErrors; any other exception is a bug. */
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
  partitionQuery(caller: Caller, request: PartitionQueryRequest): Promise<PartitionQueryResponse>;
  beginTransaction(caller: Caller, request: BeginTransactionRequest): Promise<{ readonly transaction: TransactionId }>;
  rollback(caller: Caller, request: RollbackRequest): Promise<void>;
  listCollectionIds(caller: Caller, request: ListCollectionIdsRequest): Promise<ListCollectionIdsResponse>;

  /** Opens a Listen stream, which must be closed. */
  listen(caller: Caller, sink: ListenSink): ListenStream;

  /** Deletes the documents whose declared time to live has ended. @returns how many. */
  expire(): Promise<number>;
  /** Removes every document of the database and aborts its transactions, without events. */
  clear(projectId: string, databaseId: string): Promise<void>;
  /** Every document of the database, parents before children, for an export. */
  documents(projectId: string, databaseId: string): readonly StoredDocument[];
  /** The databases that hold or held documents. */
  databases(): readonly DatabaseId[];
  /** Effective from the next request. `null` allows everything, like an emulator without rules. */
  setRules(projectId: string, ruleset: Ruleset | null): void;
  getRules(projectId: string): Ruleset | null;
  /** @returns the function that unsubscribes. */
  subscribe(listener: ChangeListener): () => void;
  /** Aborts waiting requests (ABORTED or UNAVAILABLE), then flushes and closes the journal. */
  close(): Promise<void>;
}

export interface OperationsOptions {
  /** The journal's folder; without it, data is only in memory. */
  readonly dataDir?: string | undefined;
  readonly log?: Log | undefined;
  /** Microseconds since the epoch. For tests. */
  readonly clock?: (() => bigint) | undefined;
  /** The rules of a project until it receives its own. */
  readonly defaultRules?: Ruleset | null | undefined;
  readonly indexes?: IndexPolicyOptions | undefined;
  /** Overrides of production's lock and transaction timeouts. */
  readonly timings?: Partial<TransactionTimings> | undefined;
}
