import { StatusError } from '../errors.ts';
import type {
  BatchGetDocumentsRequest,
  BatchWriteRequest,
  BeginTransactionRequest,
  CommitRequest,
  CreateDocumentRequest,
  DeleteDocumentRequest,
  GetDocumentRequest,
  ListCollectionIdsRequest,
  ListDocumentsRequest,
  PartitionQueryRequest,
  RollbackRequest,
  RunAggregationQueryRequest,
  RunQueryRequest,
  UpdateDocumentRequest,
} from '../operations/messages.ts';
import type { Caller } from '../operations/types.ts';
import type { Operations } from '../operations/operations-api.ts';

/** A method of google.firestore.v1.Firestore with one response or a stream of them. */
type Method =
  | { readonly kind: 'unary'; call(operations: Operations, caller: Caller, request: unknown): Promise<unknown> }
  | {
      readonly kind: 'server-stream';
      call(operations: Operations, caller: Caller, request: unknown): Promise<readonly unknown[]>;
    };

// The schema decoded the request, so it has the method's type.
function unary<Request>(call: (operations: Operations, caller: Caller, request: Request) => Promise<unknown>): Method {
  return { kind: 'unary', call: (operations, caller, request) => call(operations, caller, request as Request) };
}

function serverStream<Request>(
  call: (operations: Operations, caller: Caller, request: Request) => Promise<readonly unknown[]>,
): Method {
  return { kind: 'server-stream', call: (operations, caller, request) => call(operations, caller, request as Request) };
}

const METHODS: ReadonlyMap<string, Method> = new Map([
  ['GetDocument', unary<GetDocumentRequest>((operations, caller, request) => operations.getDocument(caller, request))],
  [
    'ListDocuments',
    unary<ListDocumentsRequest>((operations, caller, request) => operations.listDocuments(caller, request)),
  ],
  [
    'CreateDocument',
    unary<CreateDocumentRequest>((operations, caller, request) =>
      operations.createDocument(caller, withDocument(request)),
    ),
  ],
  [
    'UpdateDocument',
    unary<UpdateDocumentRequest>((operations, caller, request) =>
      operations.updateDocument(caller, withDocument(request)),
    ),
  ],
  [
    'DeleteDocument',
    unary<DeleteDocumentRequest>(async (operations, caller, request) => {
      await operations.deleteDocument(caller, request);
      return {};
    }),
  ],
  ['Commit', unary<CommitRequest>((operations, caller, request) => operations.commit(caller, request))],
  ['BatchWrite', unary<BatchWriteRequest>((operations, caller, request) => operations.batchWrite(caller, request))],
  [
    'BatchGetDocuments',
    serverStream<BatchGetDocumentsRequest>((operations, caller, request) =>
      operations.batchGetDocuments(caller, request),
    ),
  ],
  ['RunQuery', serverStream<RunQueryRequest>((operations, caller, request) => operations.runQuery(caller, request))],
  [
    'RunAggregationQuery',
    serverStream<RunAggregationQueryRequest>((operations, caller, request) =>
      operations.runAggregationQuery(caller, request),
    ),
  ],
  [
    'PartitionQuery',
    unary<PartitionQueryRequest>((operations, caller, request) => operations.partitionQuery(caller, request)),
  ],
  [
    'BeginTransaction',
    unary<BeginTransactionRequest>((operations, caller, request) => operations.beginTransaction(caller, request)),
  ],
  [
    'Rollback',
    unary<RollbackRequest>(async (operations, caller, request) => {
      await operations.rollback(caller, { ...request, transaction: request.transaction ?? new Uint8Array() });
      return {};
    }),
  ],
  [
    'ListCollectionIds',
    unary<ListCollectionIdsRequest>((operations, caller, request) => operations.listCollectionIds(caller, request)),
  ],
]);

/** An absent document means an empty one, on both transports. */
function withDocument<Request extends { readonly document: CreateDocumentRequest['document'] }>(
  request: Request,
): Request {
  return { ...request, document: request.document ?? { name: '', fields: new Map() } };
}

/** Finds a method by its proto name. @throws StatusError UNIMPLEMENTED with that name. */
export function methodNamed(name: string): Method {
  const method = METHODS.get(name);
  if (method === undefined) throw new StatusError('UNIMPLEMENTED', `Method ${name} is not supported by this emulator.`);
  return method;
}
