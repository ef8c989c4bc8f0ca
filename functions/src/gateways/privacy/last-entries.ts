import { type Query, Timestamp } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import type { Uses } from '#domain/privacy/retention.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import { firestore } from '../firestore.ts';

/** The newest moment, or noon of the newest day, in a field; null without a document. */
async function newest(query: Query, field: string): Promise<Date | null> {
  const { docs } = await query.orderBy(field, 'desc').limit(1).get();
  const value: unknown = docs[0]?.get(field);
  if (value instanceof Timestamp) return value.toDate();
  return typeof value === 'string' ? noonOf(value) : null;
}

const within = (collection: string, field: string, value: string): Query =>
  firestore().collection(collection).where(field, '==', value);

/** What last happened for a senior: asked, planned, booked. Also by telephone. */
export const lastEntriesOf = (seniorId: string): Promise<Uses> =>
  Promise.all([
    newest(within(collections.serviceRequests, 'senior_id', seniorId), 'created_at'),
    newest(within(collections.planning, 'senior_id', seniorId), 'date'),
    newest(within(collections.creditTransactions, 'user_id', seniorId), 'created_at'),
  ]);

export const lastVisitOf = (studentId: string): Promise<Date | null> =>
  newest(within(collections.planning, 'studentprofile_id', studentId), 'date');
