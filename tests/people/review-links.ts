import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import type { ReviewToken } from '#domain/documents/review.ts';
import type { ServiceRequest } from '#domain/documents/service-request.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aPlanning } from '../builders/planning.ts';
import { aReviewToken } from '../builders/review.ts';
import { aServiceRequest } from '../builders/service-request.ts';
import type { TestFirebase } from '../local-firebase.ts';

export interface ReviewLink {
  readonly requestId: string;
  readonly token: string;
  /** The path of the link in the mail, without the host. */
  readonly path: string;
}

export interface VisitOptions {
  /** The fields of the request, malformed values included; null: it no longer exists. */
  readonly request?: Partial<Record<keyof ServiceRequest, unknown>> | null;
  readonly token?: Partial<ReviewToken>;
  /** A second link of a visit, as when the mail was sent twice. */
  readonly requestId?: string;
}

const addresses = ({ ports }: TestFirebase) => ({ authPort: ports.auth, firestorePort: ports.firestore });

const dayMs = 24 * 60 * 60 * 1000;

export const idOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Stores a visit that has ended, with the token of a link that was just mailed. */
export function storeReviewLink(firebase: TestFirebase, options: VisitOptions = {}): Promise<ReviewLink> {
  const { request = {}, token: tokenFields = {}, requestId = randomUUID() } = options;
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  return withAdminSdk(addresses(firebase), async ({ firestore }) => {
    const batch = firestore.batch();
    if (request !== null) {
      const fields = { ...aServiceRequest({ request_id: requestId, status: 'ended' }), ...request };
      batch.set(firestore.doc(`${collections.serviceRequests}/${requestId}`), fields);
      batch.set(firestore.doc(`${collections.planning}/${requestId}`), aPlanning({ request_id: requestId }));
    }
    const expires = new Date(now.getTime() + 30 * dayMs);
    batch.set(
      firestore.doc(`${collections.reviewTokens}/${idOfToken(token)}`),
      aReviewToken({ request_id: requestId, created_at: now, expires_at: expires, ...tokenFields }),
    );
    await batch.commit();
    return { requestId, token, path: `/review#token=${token}` };
  });
}

/** The student, as staff write it when they assign a request. */
export function storePlanning(firebase: TestFirebase, requestId: string): Promise<void> {
  return withAdminSdk(addresses(firebase), async ({ firestore }) => {
    await firestore.doc(`${collections.planning}/${requestId}`).set(aPlanning({ request_id: requestId }));
  });
}

/** The reviews of one visit, read past the rules: at most one is correct. */
export function storedReviews(firebase: TestFirebase, requestId: string): Promise<Record<string, unknown>[]> {
  return withAdminSdk(addresses(firebase), async ({ firestore }) => {
    const found = await firestore.collection(collections.reviews).where('request_id', '==', requestId).get();
    return found.docs.map((document) => document.data());
  });
}

/** When a token was used; null when it was not. */
export function usedAt(firebase: TestFirebase, token: string): Promise<unknown> {
  return withAdminSdk(addresses(firebase), async ({ firestore }) => {
    const stored = await firestore.doc(`${collections.reviewTokens}/${idOfToken(token)}`).get();
    return stored.get('used_at') as unknown;
  });
}

const touchedByReviews = [
  collections.reviews,
  collections.reviewTokens,
  collections.rateLimits,
  collections.mail,
  collections.auditLog,
];

/** All data that a review writes to, as text: to search for what must not be there. */
export function readReviewData(firebase: TestFirebase): Promise<string> {
  return withAdminSdk(addresses(firebase), async ({ firestore }) => {
    const found = await Promise.all(
      touchedByReviews.map(async (name) => (await firestore.collection(name).get()).docs),
    );
    return JSON.stringify(found.flat().map((document) => [document.ref.path, document.data()]));
  });
}
