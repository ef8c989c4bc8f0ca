import {
  collection,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  serverTimestamp,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { appCollections } from '#domain/collections.ts';
import { type StoredServiceRequest, storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { withSeenText } from '#domain/field-types.ts';
import { recurringFrequencies } from '#domain/requests/frequencies.ts';
import type { RequestSelection } from '#domain/requests/request-filter.ts';
import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';
import type { RequestCursor, RequestPage, RequestsByDay } from '#domain/requests/request-page.ts';
import { type RequestStatus, readRequestStatus } from '#domain/requests/request-status.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { attempt } from './attempt.ts';
import { connectFirestore } from './connect-firestore.ts';
import { parseDocument, parseDocuments } from './parsing.ts';

const requests = () => collection(connectFirestore(), appCollections.serviceRequests);
const ofSenior = (seniorId: string) => where('senior_id', '==', seniorId);

function chosen({ statuses, serviceId, from, before }: RequestSelection): QueryConstraint[] {
  return [
    ...(statuses === null ? [] : [where('status', 'in', statuses)]),
    ...(serviceId === null ? [] : [where('task_category_id', '==', serviceId)]),
    ...(from === null ? [] : [where('created_at', '>=', from)]),
    ...(before === null ? [] : [where('created_at', '<', before)]),
  ];
}

export interface WantedPage {
  readonly selection: RequestSelection;
  readonly most: number;
  /** Cursor of the previous page; null for the newest requests. */
  readonly after: RequestCursor | null;
}

/**
 * Returns a page of the senior's requests, newest first, then by id, so that pages neither overlap nor skip a request.
 */
export async function listRequests(
  { seniorId }: ActingFor,
  { selection, most, after }: WantedPage,
): Promise<Result<RequestPage, DomainError>> {
  const start = after === null ? [] : [startAfter(new Timestamp(after.seconds, after.nanoseconds), after.id)];
  const order = [orderBy('created_at', 'desc'), orderBy(documentId(), 'desc')];
  const found = await attempt(() =>
    // One extra result tells whether an older page exists.
    getDocs(query(requests(), ofSenior(seniorId), ...chosen(selection), ...order, ...start, limit(most + 1))),
  );
  if (!found.ok) return found;
  const documents = found.value.docs.slice(0, most);
  const last = documents.at(-1);
  const lastMoment: unknown = last?.get('created_at');
  const hasMore = found.value.docs.length > most && last !== undefined && lastMoment instanceof Timestamp;
  return ok({
    requests: parseDocuments(storedServiceRequestSchema, documents),
    next: hasMore ? { seconds: lastMoment.seconds, nanoseconds: lastMoment.nanoseconds, id: last.id } : null,
  });
}

/**
 * Returns the senior's requests with these stored statuses for this day or later, soonest first; then those that recur,
 * whose first day may be long over. One can be in both.
 * @param from yyyy-MM-dd
 */
export async function listRequestsByDay(
  { seniorId }: ActingFor,
  { statuses, from, most }: { readonly statuses: readonly string[]; readonly from: string; readonly most: number },
): Promise<Result<RequestsByDay, DomainError>> {
  const wanted = query(requests(), ofSenior(seniorId), where('status', 'in', statuses), limit(most + 1));
  const found = await attempt(() =>
    Promise.all([
      getDocs(query(wanted, where('request_date', '>=', from), orderBy('request_date', 'asc'))),
      getDocs(query(wanted, where('frequency', 'in', recurringFrequencies))),
    ]),
  );
  if (!found.ok) return found;
  return ok({
    requests: found.value.flatMap(({ docs }) => parseDocuments(storedServiceRequestSchema, docs.slice(0, most))),
    hasMore: found.value.some(({ docs }) => docs.length > most),
  });
}

/** Counts the requests without reading them. */
export async function countRequests(
  { seniorId }: ActingFor,
  selection: RequestSelection,
): Promise<Result<number, DomainError>> {
  const counted = await attempt(() => getCount(query(requests(), ofSenior(seniorId), ...chosen(selection))));
  return counted.ok ? ok(counted.value.data().count) : counted;
}

/** Firestore's limit for `in`. */
const idsAtOnce = 30;

/** Returns the current state of these requests; missing ones are omitted. */
export async function readRequests(
  { seniorId }: ActingFor,
  ids: readonly string[],
): Promise<Result<StoredServiceRequest[], DomainError>> {
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, index) =>
    ids.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
  );
  const found = await attempt(() =>
    Promise.all(parts.map((part) => getDocs(query(requests(), ofSenior(seniorId), where(documentId(), 'in', part))))),
  );
  return found.ok
    ? ok(
        parseDocuments(
          storedServiceRequestSchema,
          found.value.flatMap(({ docs }) => docs),
        ),
      )
    : found;
}

/** Counts the senior's active requests (spec.md section 7: status submitted). */
export async function countActiveRequests({ seniorId }: ActingFor): Promise<Result<number, DomainError>> {
  const active: RequestStatus = 'submitted';
  const counted = await attempt(() => getCount(query(requests(), ofSenior(seniorId), where('status', '==', active))));
  return counted.ok ? ok(counted.value.data().count) : counted;
}

/** Whether as many requests for this senior were counted on this day as are taken in one. */
export async function hasFullDay({ seniorId }: ActingFor, now: Date): Promise<Result<boolean, DomainError>> {
  const snapshot = await attempt(() => getDoc(doc(connectFirestore(), appCollections.requestDays, seniorId)));
  if (!snapshot.ok) return snapshot;
  const takesFrom: unknown = snapshot.value.data()?.['takes_from'];
  return ok(takesFrom instanceof Timestamp && now < takesFrom.toDate());
}

/** @returns `no-access` also for a request that does not exist: the rules do not reveal which ids are taken. */
export async function readRequest(requestId: string): Promise<Result<StoredServiceRequest, DomainError>> {
  const snapshot = await attempt(() => getDoc(doc(requests(), requestId)));
  if (!snapshot.ok) return snapshot;
  const request = parseDocument(storedServiceRequestSchema, snapshot.value.data());
  return request ? ok(request) : err({ code: 'not-found' });
}

/**
 * Creates all or none. The rules reject overwriting, so an id that is taken returns `no-access` without a change;
 * readRequest tells whether it is an earlier success of the caller.
 */
export function createRequests(newRequests: readonly NewServiceRequest[]): Promise<Result<void, DomainError>> {
  return attempt(async () => {
    const batch = writeBatch(connectFirestore());
    for (const request of newRequests) {
      batch.set(doc(requests(), request.request_id), { ...withSeenText(request), created_at: serverTimestamp() });
    }
    await batch.commit();
  });
}

/**
 * Cancels a request of the senior. Idempotent: a cancelled request gives success.
 * @returns `not-cancellable` once it is assigned or later.
 */
export async function cancelRequest(
  requestId: string,
  { actorUid, seniorId }: ActingFor,
): Promise<Result<void, DomainError>> {
  const cancelled: RequestStatus = 'cancelled';
  const updated = await attempt(() =>
    updateDoc(doc(requests(), requestId), {
      status: cancelled,
      ...(actorUid === seniorId ? {} : { cancelled_by: actorUid }),
    }),
  );
  if (updated.ok || updated.error.code !== 'no-access') return updated;
  const request = await readRequest(requestId);
  if (!request.ok) return request;
  return readRequestStatus(request.value.status) === cancelled ? ok(undefined) : err({ code: 'not-cancellable' });
}
