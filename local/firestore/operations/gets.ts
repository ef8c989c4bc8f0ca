import { StatusError } from '../errors.ts';
import { databaseName, documentName, parseDatabaseName, parseDocumentName } from '../values/resource-name.ts';
import type { StoredDocument } from '../values/value.ts';
import { budgetFor } from './authorizer.ts';
import { lockDocuments } from './transaction/lock-set.ts';
import { parseReadMask, viewDocument } from './document-view.ts';
import { readAt } from './read-point.ts';
import type { ReadPoint } from './read-point.ts';
import type { Service } from './service.ts';
import type { BatchGetDocumentsRequest, BatchGetDocumentsResponse, GetDocumentRequest } from './messages.ts';
import type { Caller, Document } from './types.ts';
import type { DatabaseId } from './operations-api.ts';

export async function getDocument(service: Service, caller: Caller, request: GetDocumentRequest): Promise<Document> {
  const { path, ...database } = parseDocumentName(request.name);
  const mask = parseReadMask(request.mask);
  const document = await readAt(service, database, request, lockDocuments([path]), (point) =>
    get(service, caller, database, path, point),
  );
  if (document === null) throw new StatusError('NOT_FOUND', `Document (${request.name}) not found.`);
  return viewDocument(database, document, mask);
}

/** Results keep the order of the request, without duplicates. */
export async function batchGetDocuments(
  service: Service,
  caller: Caller,
  request: BatchGetDocumentsRequest,
): Promise<readonly BatchGetDocumentsResponse[]> {
  const { projectId, databaseId } = parseDatabaseName(request.database);
  const database: DatabaseId = { projectId, databaseId };
  const mask = parseReadMask(request.mask);
  const paths = [...new Set(request.documents)].map((name) => {
    const parsed = parseDocumentName(name);
    if (parsed.projectId !== projectId || parsed.databaseId !== databaseId) {
      throw new StatusError(
        'INVALID_ARGUMENT',
        `Document "${name}" is not in database "${databaseName(projectId, databaseId)}".`,
      );
    }
    return parsed.path;
  });
  return readAt(service, database, request, lockDocuments(paths), (point) => {
    const { readTime, startedTransaction } = point;
    const answers: BatchGetDocumentsResponse[] =
      startedTransaction === null ? [] : [{ transaction: startedTransaction }];
    for (const path of paths) {
      const document = get(service, caller, database, path, point);
      answers.push(
        document === null
          ? { missing: documentName(database, path), readTime }
          : { found: viewDocument(database, document, mask), readTime },
      );
    }
    return answers;
  });
}

function get(
  service: Service,
  caller: Caller,
  database: DatabaseId,
  path: readonly string[],
  { micros, readTime }: ReadPoint,
): StoredDocument | null {
  const document = service.databases.store(database).get(path, micros);
  authorizeGet(service, caller, database, path, { micros, readTime, startedTransaction: null });
  return document;
}

/** @throws StatusError PERMISSION_DENIED when the caller may not get the document. */
export function authorizeGet(
  service: Service,
  caller: Caller,
  database: DatabaseId,
  path: readonly string[],
  { micros, readTime }: ReadPoint,
): void {
  const store = service.databases.store(database);
  const read = (other: readonly string[]): StoredDocument | null => store.get(other, micros);
  service.authorizer.authorize(caller, database, {
    method: 'get',
    path,
    time: readTime,
    resource: store.get(path, micros),
    requestResource: null,
    query: null,
    reader: { get: read, getAfter: read },
    budget: budgetFor(1),
  });
}

export function mayGet(
  service: Service,
  caller: Caller,
  database: DatabaseId,
  path: readonly string[],
  point: ReadPoint,
): boolean {
  try {
    authorizeGet(service, caller, database, path, point);
    return true;
  } catch (error) {
    if (error instanceof StatusError && error.code === 'PERMISSION_DENIED') return false;
    throw error;
  }
}
