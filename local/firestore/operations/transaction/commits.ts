import { randomInt } from 'node:crypto';
import { StatusError } from '#local/firestore/errors.ts';
import type { DocumentStore } from '#local/firestore/store/document-store.ts';
import { momentOf } from '#local/firestore/values/moment.ts';
import {
  checkCollectionId,
  checkResourceId,
  documentName,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
} from '#local/firestore/values/resource-name.ts';
import { parseReadMask, viewDocument } from '../document-view.ts';
import type { DeclaredIndexes } from '../indexes/declared-indexes.ts';
import { planWrites } from './planned-write.ts';
import type { PlannedWrite } from './planned-write.ts';
import type { Service } from '../service.ts';
import type { WrittenVersions } from './lock-set.ts';
import { StagedCommit } from './staged-commit.ts';
import type {
  BatchWriteRequest,
  BatchWriteResponse,
  CommitRequest,
  CommitResponse,
  CreateDocumentRequest,
  DeleteDocumentRequest,
  UpdateDocumentRequest,
  WriteStatus,
} from '../messages.ts';
import type { Caller, Document, DocumentMask, TransactionId, Write, WriteResult } from '../types.ts';
import type { DatabaseId } from '../operations-api.ts';

const ID_LENGTH = 20;
const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export async function commit(service: Service, caller: Caller, request: CommitRequest): Promise<CommitResponse> {
  const database = parseDatabaseName(request.database);
  const writes = planWrites(database, request.writes);
  return commitWrites(service, caller, database, writes, tokenOf(request.transaction));
}

/** Applies each write independently, in order; a failed write does not affect the others. */
export async function batchWrite(
  service: Service,
  caller: Caller,
  request: BatchWriteRequest,
): Promise<BatchWriteResponse> {
  const database = parseDatabaseName(request.database);
  const writes = planWrites(database, request.writes);
  if (new Set(writes.map(({ name }) => name)).size < writes.length) {
    throw new StatusError('INVALID_ARGUMENT', 'the same document cannot be written more than once in a single request');
  }
  service.authorizer.requireAdmin(caller, 'Batch writes require admin authentication.');
  const writeResults: WriteResult[] = [];
  const status: WriteStatus[] = [];
  for (const write of writes) {
    try {
      const { writeResults: results } = await commitWrites(service, caller, database, [write], undefined);
      writeResults.push(...results);
      status.push({ code: 'OK', message: '' });
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      writeResults.push({ transformResults: [] });
      status.push({ code: error.code, message: error.message });
    }
  }
  return { writeResults, status };
}

export async function createDocument(
  service: Service,
  caller: Caller,
  request: CreateDocumentRequest,
): Promise<Document> {
  const { path, ...database } = parseParentName(request.parent);
  checkCollectionId(request.collectionId);
  checkResourceId(request.collectionId);
  if (request.document.name !== '') throw new StatusError('INVALID_ARGUMENT', 'Document name must not be set.');
  const id = request.documentId === undefined || request.documentId === '' ? newDocumentId() : request.documentId;
  checkResourceId(id);
  const name = documentName(database, [...path, request.collectionId, id]);
  const write = { update: { name, fields: request.document.fields }, currentDocument: { exists: false } };
  return writeAndShow(service, caller, write, request.mask);
}

export async function updateDocument(
  service: Service,
  caller: Caller,
  request: UpdateDocumentRequest,
): Promise<Document> {
  const { document, updateMask, currentDocument } = request;
  return writeAndShow(service, caller, { update: document, updateMask, currentDocument }, request.mask);
}

export async function deleteDocument(service: Service, caller: Caller, request: DeleteDocumentRequest): Promise<void> {
  const database = parseDocumentName(request.name);
  const writes = planWrites(database, [{ delete: request.name, currentDocument: request.currentDocument }]);
  await commitWrites(service, caller, database, writes, undefined);
}

async function writeAndShow(
  service: Service,
  caller: Caller,
  write: Write,
  mask: DocumentMask | undefined,
): Promise<Document> {
  const { path, ...database } = parseDocumentName(write.update?.name ?? '');
  const paths = parseReadMask(mask);
  let written: Document | null = null;
  await commitWrites(service, caller, database, planWrites(database, [write]), undefined, () => {
    // Read synchronously, before another commit can change the document.
    const document = service.databases.store(database).get(path);
    if (document !== null) written = viewDocument(database, document, paths);
  });
  if (written === null) throw new Error('A document that was just written is not there.');
  return written;
}

async function commitWrites(
  service: Service,
  caller: Caller,
  { projectId, databaseId }: DatabaseId,
  writes: readonly PlannedWrite[],
  transaction: TransactionId | undefined,
  onCommitted: () => void = () => {},
): Promise<CommitResponse> {
  const { databases, commitClock, transactions, authorizer, indexes, publish } = service;
  const database: DatabaseId = { projectId, databaseId };
  const written = {
    paths: writes.map(({ path }) => path),
    versions: () => versionsOf(databases.store(database), indexes.declared, writes, commitClock.now()),
  };
  return transactions.commit(`${projectId}/${databaseId}`, transaction, written, () => {
    if (writes.length === 0) return { writeResults: [] };
    const micros = commitClock.next();
    const staged = new StagedCommit(databases.store(database), indexes.declared, writes, micros);
    if (!authorizer.bypassesRules(caller, projectId)) {
      for (const request of staged.accessRequests()) authorizer.authorize(caller, database, request);
    }
    staged.checkPreconditions();
    const changes = staged.changes();
    const commitTime = momentOf(micros);
    const writeResults = staged.results();
    databases.commit(
      database,
      changes.map(({ change }) => change),
      micros,
    );
    onCommitted();
    publish(
      changes.map(({ change, before }, index) => ({
        database,
        path: change.path,
        before,
        after: change.document,
        commitTime,
        eventId: `${micros}-${index}`,
        caller,
      })),
    );
    return { writeResults, commitTime };
  });
}

/** Null for writes that fail: the commit says how. */
function versionsOf(
  store: DocumentStore,
  declared: DeclaredIndexes,
  writes: readonly PlannedWrite[],
  micros: bigint,
): WrittenVersions | null {
  try {
    return new StagedCommit(store, declared, writes, micros).versions();
  } catch (error) {
    if (error instanceof StatusError) return null;
    throw error;
  }
}

/** On the wire, an empty token means no transaction. */
export function tokenOf(transaction: TransactionId | undefined): TransactionId | undefined {
  return transaction === undefined || transaction.length === 0 ? undefined : transaction;
}

function newDocumentId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join('');
}
