import { randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import type { Quote } from '#domain/documents/quote.ts';
import type { ServiceRequest } from '#domain/documents/service-request.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import type { Visit } from '#domain/documents/visit.ts';
import { madeAt } from '../builders/moments.ts';
import { aPlannedVisit } from '../builders/visit.ts';
import { aPlanning } from '../builders/planning.ts';
import { aQuote } from '../builders/quote.ts';
import { aSeniorProfile } from '../builders/senior-profile.ts';
import { aServiceRequest } from '../builders/service-request.ts';
import type { TestFirebase } from '../local-firebase.ts';
import type { Person } from '../people/create-person.ts';

/** A request as it may be stored: older records have legacy statuses. */
export type StoredRequestFields = Partial<Omit<ServiceRequest, 'status'>> & { readonly status?: string };

const addresses = ({ ports }: TestFirebase) => ({ authPort: ports.auth, firestorePort: ports.firestore });

/**
 * Stores requests of this person, bypassing the rules, the first one as the newest.
 * @returns their ids, in the same order.
 */
export async function storeRequestsOf(
  firebase: TestFirebase,
  { uid }: Person,
  wishes: readonly StoredRequestFields[],
): Promise<readonly string[]> {
  const { created_at: newest } = aServiceRequest();
  const documents = wishes.map((wish, index) => ({
    ...aServiceRequest(),
    created_at: new Date(newest.getTime() - index * 60_000),
    ...wish,
    senior_id: uid,
    request_id: randomUUID(),
  }));
  await withAdminSdk(addresses(firebase), async ({ firestore }) => {
    const batch = firestore.batch();
    for (const request of documents) {
      batch.set(firestore.doc(`${collections.serviceRequests}/${request.request_id}`), request);
    }
    await batch.commit();
  });
  return documents.map(({ request_id }) => request_id);
}

/** Assigns a student to a request: Lotte Janssens from Gent. */
export async function storePlanningOf(firebase: TestFirebase, requestId: string): Promise<void> {
  await withAdminSdk(addresses(firebase), async ({ firestore }) => {
    await firestore.doc(`${collections.planning}/${requestId}`).set(aPlanning({ request_id: requestId }));
  });
}

/** Proposes a price for a request, in the place of an earlier one. */
export async function storeQuote(firebase: TestFirebase, requestId: string, quote: Partial<Quote> = {}): Promise<void> {
  await withAdminSdk(addresses(firebase), async ({ firestore }) => {
    await firestore.doc(`${collections.serviceRequests}/${requestId}`).update({ quote: aQuote(quote) });
  });
}

/** How often the senior's answer to the price of a request counted, by the audit log. */
export async function countedAnswers(firebase: TestFirebase, requestId: string): Promise<number> {
  return withAdminSdk(addresses(firebase), async ({ firestore }) => {
    const entries = firestore.collection(collections.auditLog).where('document_id', '==', requestId);
    const found = await entries.where('action', '==', 'answer-quote').get();
    return found.size;
  });
}

/** Stores the visit of a request that is over: three quarters of an hour at 15 euro, with Lotte. */
export async function storeEndedVisitOf(
  firebase: TestFirebase,
  { uid }: Person,
  requestId: string,
  visit: Partial<Visit> = {},
): Promise<void> {
  const price: Visit['price'] = { variant: 'standard', cents_per_hour: 1_500, agreed_at: madeAt, how: 'app' };
  const ended = { state: 'done', minutes_worked: 45, ended_at: madeAt, price } as const;
  await withAdminSdk(addresses(firebase), async ({ firestore }) => {
    const stored = aPlannedVisit({ request_id: requestId, senior_id: uid, ...ended, ...visit });
    await firestore.doc(`${collections.planning}/${requestId}`).set(stored);
  });
}

/** Undoes removeProfile, so that requests are accepted again. */
export async function restoreProfile(firebase: TestFirebase, { uid }: Person): Promise<void> {
  await withAdminSdk(addresses(firebase), async ({ firestore }) => {
    const profile = aSeniorProfile({ user_id: uid, senior_id: uid });
    await firestore.doc(`${collections.seniorProfiles}/${uid}`).set(profile);
  });
}

/** Suspends an account in Auth, as staff may do. */
export async function disableAccount(firebase: TestFirebase, { uid }: Person): Promise<void> {
  await withAdminSdk(addresses(firebase), async ({ auth }) => {
    await auth.updateUser(uid, { disabled: true });
  });
}

/** Stores an unknown role, as another product with the same accounts could. */
export async function giveRole(firebase: TestFirebase, { uid }: Person, role: string): Promise<void> {
  await withAdminSdk(addresses(firebase), async ({ firestore }) => {
    await firestore.doc(`${collections.interimUsers}/${uid}`).update({ role });
  });
}
