import type { RulesMethod, Ruleset, Verdict } from '../rules/types.ts';
import type { Moment, StoredDocument } from '../values/value.ts';
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
  /** The journal's folder; without it data are kept in memory only. */
  readonly dataDir?: string | undefined;
  readonly log?: Log | undefined;
  /** Microseconds since the epoch. For tests. */
  readonly clock?: (() => bigint) | undefined;
  /** Used for a project that was given no rules of its own (the file a server starts with). */
  readonly defaultRules?: Ruleset | null | undefined;
  /** How long transactions wait and live; what is left out is as in production. */
  readonly timings?: Partial<TransactionTimings> | undefined;
}
