import { randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import type { CommandAuditEntry } from '#domain/documents/bookkeeping.ts';
import type { Lead } from '#domain/documents/lead.ts';
import type { Mail } from '#domain/documents/mail.ts';
import type { Review } from '#domain/documents/review.ts';
import type { CreditAdjustment } from '#domain/documents/payments/credit-adjustment.ts';
import type { Refund } from '#domain/documents/payments/refund.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aCreditAdjustment, aRefund } from '../builders/payments/credits.ts';
import { aCommandAuditEntry } from '../builders/bookkeeping.ts';
import { aCircleInvitation } from '../builders/circle.ts';
import { aLead, aSignUpAnswer } from '../builders/staff/lead.ts';
import { aMail } from '../builders/mail.ts';
import { aReview } from '../builders/review.ts';
import { aWaitingListEntry } from '../builders/forms/waiting-list-entry.ts';
import type { TestFirebase } from '../local-firebase.ts';

/** What staff's lists show, each in part; ids are new where none is named. */
export interface StoredLists {
  readonly leads?: readonly Partial<Lead>[];
  readonly mails?: readonly Partial<Mail>[];
  readonly reviews?: readonly Partial<Review>[];
  readonly adjustments?: readonly Partial<CreditAdjustment>[];
  readonly refunds?: readonly Partial<Refund>[];
}

/** Stores documents of staff's lists past the functions. @returns the ids, in the order of the lists. */
export async function storeLists(
  { ports }: TestFirebase,
  { leads = [], mails = [], reviews = [], adjustments = [], refunds = [] }: StoredLists,
): Promise<readonly string[]> {
  const documents = [
    ...leads.map((fields) => [collections.leads, randomUUID(), aLead(fields)] as const),
    ...mails.map((fields) => [collections.mail, randomUUID(), aMail(fields)] as const),
    ...reviews.map((fields) => {
      const review = aReview({ request_id: randomUUID(), ...fields });
      return [collections.reviews, review.request_id, review] as const;
    }),
    ...adjustments.map((fields) => [collections.creditAdjustments, randomUUID(), aCreditAdjustment(fields)] as const),
    ...refunds.map((fields) => [collections.refunds, randomUUID(), aRefund(fields)] as const),
  ];
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const batch = firestore.batch();
    for (const [collection, id, data] of documents) batch.set(firestore.collection(collection).doc(id), { ...data });
    await batch.commit();
  });
  return documents.map(([, id]) => id);
}

/** Stores the lead of a family member who signed up twice: one entry has an answer. @returns the lead's id. */
export async function storeFamilyLead(firebase: TestFirebase, fields: Partial<Lead>, email: string): Promise<string> {
  const entries = [randomUUID(), randomUUID()] as const;
  const invitation_id = randomUUID();
  const at = new Date();
  const forms = entries.map((id) => ({ collection: 'waiting_list' as const, id, at }));
  const [leadId = ''] = await storeLists(firebase, { leads: [{ ...fields, forms }] });
  const { ports } = firebase;
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const valid_until = new Date(at.getTime() + 24 * 60 * 60 * 1000);
    const answer = { ...aSignUpAnswer(), entry_id: entries[1], invitation_id };
    await Promise.all([
      ...entries.map((id) =>
        firestore.doc(`${collections.waitingList}/${id}`).set({ ...aWaitingListEntry({ email, phone_number: null }) }),
      ),
      firestore.doc(`${collections.signUpAnswers}/${entries[1]}`).set(answer),
      firestore.doc(`${collections.circleInvitations}/${invitation_id}`).set(aCircleInvitation({ valid_until })),
    ]);
  });
  return leadId;
}

/** Stores an entry of the audit log: somebody called a lead. @returns its id. */
export async function storeAuditEntry(
  { ports }: TestFirebase,
  fields: Pick<CommandAuditEntry, 'document_id' | 'actor_uid'> & Partial<CommandAuditEntry>,
): Promise<string> {
  const id = randomUUID();
  const entry = aCommandAuditEntry({
    collection: collections.leads,
    action: 'resolve-lead',
    before: { state: 'new', due_on: '2026-03-01' },
    after: { state: 'no-interest', due_on: null },
    ...fields,
  });
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    await firestore.doc(`${collections.auditLog}/${id}`).set(entry);
  });
  return id;
}
