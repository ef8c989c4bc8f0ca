import { StatusError } from '../errors.ts';
import { checkCollectionId, documentName, parseParentName } from '../values/resource-name.ts';
import { compareIds } from '../values/resource-id.ts';
import { compareUtf8 } from '../values/utf8.ts';
import type { Value } from '../values/value.ts';
import { lockCollection } from './transaction/lock-set.ts';
import { parseReadMask, viewDocument } from './document-view.ts';
import { decodePageToken, encodePageToken } from './page-token.ts';
import { authorizeQuery } from './query/queries.ts';
import { planQuery } from './query/query-plan.ts';
import { locksOfPlan } from './query/query-rows.ts';
import { positionOf, runPlan } from './query/query-run.ts';
import { readAt } from './read-point.ts';
import type { Service } from './service.ts';
import type { Caller, Document, Order } from './types.ts';
import type { DatabaseId } from './operations-api.ts';
import type {
  ListCollectionIdsRequest,
  ListCollectionIdsResponse,
  ListDocumentsRequest,
  ListDocumentsResponse,
} from './messages.ts';

const METADATA = 'Metadata operations require admin authentication.';

export async function listDocuments(
  service: Service,
  caller: Caller,
  request: ListDocumentsRequest,
): Promise<ListDocumentsResponse> {
  const { path, ...database } = parseParentName(request.parent);
  const pageSize = parsePageSize(request.pageSize);
  if (request.showMissing === true) return listWithMissing(service, caller, database, path, request);

  const orderBy = parseOrderBy(request.orderBy ?? '');
  const from = [{ collectionId: request.collectionId }];
  const planned = planQuery(path, { from, orderBy, ...(pageSize === null ? {} : { limit: pageSize }) });
  const mask = parseReadMask(request.mask);
  const after = decodePageToken(request.pageToken);
  if (after !== null && after.length !== planned.orders.length) throw invalid('Invalid page token.');
  const plan = after === null ? planned : { ...planned, start: { values: after, before: false } };
  return readAt(service, database, request, locksOfPlan(database, plan), (point) => {
    authorizeQuery(service, caller, database, plan, point);
    service.indexes.check(planned);
    const { documents } = runPlan(service.databases.store(database), database, plan, point.micros);
    const last = documents.at(-1);
    const isFull = last !== undefined && documents.length === pageSize;
    return {
      documents: documents.map((document) => viewDocument(database, document, mask)),
      nextPageToken: isFull ? encodePageToken(positionOf(database, plan, last)) : '',
    };
  });
}

export async function listCollectionIds(
  service: Service,
  caller: Caller,
  request: ListCollectionIdsRequest,
): Promise<ListCollectionIdsResponse> {
  const { path, ...database } = parseParentName(request.parent);
  const pageSize = parsePageSize(request.pageSize);
  service.authorizer.requireAdmin(caller, METADATA);
  return readAt(service, database, { readTime: request.readTime }, lockCollection(null), ({ micros }) => {
    const ids = service.databases.store(database).idsBelow(path, micros);
    const page = pageOf(ids, compareUtf8, request.pageToken, pageSize);
    return { collectionIds: page.items, nextPageToken: page.nextPageToken };
  });
}

/** Lists by name, including missing documents that have subcollections. */
async function listWithMissing(
  service: Service,
  caller: Caller,
  database: DatabaseId,
  parent: readonly string[],
  request: ListDocumentsRequest,
): Promise<ListDocumentsResponse> {
  const collectionId = request.collectionId ?? '';
  if (collectionId === '') throw invalid('collection id must be set when show_missing is true');
  checkCollectionId(collectionId);
  if ((request.orderBy ?? '') !== '') throw invalid('order by must not be set when show_missing is true');
  service.authorizer.requireAdmin(caller, METADATA);
  const mask = parseReadMask(request.mask);
  const path = [...parent, collectionId];
  return readAt(service, database, request, lockCollection(collectionId), ({ micros }) => {
    const store = service.databases.store(database);
    const existing = Array.from(
      store.collection(path)?.documents(micros) ?? [],
      (document) => document.path.at(-1) ?? '',
    );
    const ids = [...new Set([...existing, ...store.idsBelow(path, micros)])].sort(compareIds);
    const page = pageOf(ids, compareIds, request.pageToken, parsePageSize(request.pageSize));
    const documents = page.items.map((id): Document => {
      const document = store.get([...path, id], micros);
      if (document !== null) return viewDocument(database, document, mask);
      return { name: documentName(database, [...path, id]), fields: new Map() };
    });
    return { documents, nextPageToken: page.nextPageToken };
  });
}

/** `priority desc, __name__` */
function parseOrderBy(text: string): readonly Order[] {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const [fieldPath = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    const name = direction.toLowerCase();
    if (rest.length > 0 || (name !== 'asc' && name !== 'desc')) throw invalid(`Invalid order by: "${part.trim()}".`);
    return { field: { fieldPath }, direction: name === 'desc' ? 'DESCENDING' : 'ASCENDING' };
  });
}

/** `null` for no limit. */
function parsePageSize(pageSize: number | undefined): number | null {
  if (pageSize !== undefined && pageSize < 0) throw invalid('Page size must be nonnegative.');
  return pageSize === undefined || pageSize === 0 ? null : pageSize;
}

/** A full page always has a next page token, so the last page can be empty. */
function pageOf(
  sorted: readonly string[],
  compare: (a: string, b: string) => number,
  token: string | undefined,
  pageSize: number | null,
): { readonly items: readonly string[]; readonly nextPageToken: string } {
  const after = decodePageToken(token)?.[0];
  if (after !== undefined && after.kind !== 'string') throw invalid('Invalid page token.');
  const rest = after === undefined ? sorted : sorted.filter((id) => compare(id, after.value) > 0);
  const items = pageSize === null ? rest : rest.slice(0, pageSize);
  const last = items.at(-1);
  if (last === undefined || items.length !== pageSize) return { items, nextPageToken: '' };
  const position: Value = { kind: 'string', value: last };
  return { items, nextPageToken: encodePageToken([position]) };
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
