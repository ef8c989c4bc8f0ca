import {
  collection,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type StoredServiceRequest, storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { NewServiceRequest } from '#domain/request-form.ts';
import { type RequestStatus, readRequestStatus } from '#domain/request-status.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { attempt } from './attempt.ts';
import { connect } from './connection.ts';
import { parseDocument, parseDocuments } from './parsing.ts';

const requests = () => collection(connect().firestore, collections.serviceRequests);
const own = (seniorId: string) => where('senior_id', '==', seniorId);

/** The senior's requests, newest first. */
export async function listOwnRequests(
  seniorId: string,
  most: number,
): Promise<Result<StoredServiceRequest[], DomainError>> {
  const found = await attempt(() =>
    getDocs(query(requests(), own(seniorId), orderBy('created_at', 'desc'), limit(most))),
  );
  return found.ok ? ok(parseDocuments(storedServiceRequestSchema, found.value.docs)) : found;
}

/** How many of the senior's requests are active (spec.md section 7: status submitted). */
export async function countActiveRequests(seniorId: string): Promise<Result<number, DomainError>> {
  const active: RequestStatus = 'submitted';
  const counted = await attempt(() => getCount(query(requests(), own(seniorId), where('status', '==', active))));
  return counted.ok ? ok(counted.value.data().count) : counted;
}

/** @returns `no-access` for a request that does not exist as well: the rules tell nobody which ids are taken. */
export async function readRequest(requestId: string): Promise<Result<StoredServiceRequest, DomainError>> {
  const snapshot = await attempt(() => getDoc(doc(requests(), requestId)));
  if (!snapshot.ok) return snapshot;
  const request = parseDocument(storedServiceRequestSchema, snapshot.value.data());
  return request ? ok(request) : err({ code: 'not-found' });
}

/**
 * Creates all of them or none. The rules refuse to write over a request, so an id that is taken answers `no-access`
 * and changes nothing: readRequest tells whether it is the caller's own earlier success.
 */
export function createRequests(newRequests: readonly NewServiceRequest[]): Promise<Result<void, DomainError>> {
  return attempt(async () => {
    const batch = writeBatch(connect().firestore);
    for (const request of newRequests) {
      batch.set(doc(requests(), request.request_id), { ...request, created_at: serverTimestamp() });
    }
    await batch.commit();
  });
}

/**
 * Cancels a request of the caller. Cancelling what is cancelled already is a success: the person has what was asked.
 * @returns `not-cancellable` once it is assigned or later.
 */
export async function cancelRequest(requestId: string): Promise<Result<void, DomainError>> {
  const cancelled: RequestStatus = 'cancelled';
  const updated = await attempt(() => updateDoc(doc(requests(), requestId), { status: cancelled }));
  if (updated.ok || updated.error.code !== 'no-access') return updated;
  const request = await readRequest(requestId);
  if (!request.ok) return request;
  return readRequestStatus(request.value.status) === cancelled ? ok(undefined) : err({ code: 'not-cancellable' });
}
