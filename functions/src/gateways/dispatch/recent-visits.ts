import type { Query } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { type StoredVisit, visitSchema } from '#domain/documents/visit.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { firestore } from '../firestore.ts';
import { storedDates } from './stored-dates.ts';

/** How far back a person looks at visits, and how many there can be. */
const daysBack = 42;
const visitsAtMost = 200;

export const plannings = () => firestore().collection(collections.planning);

export async function visitsIn(query: Query): Promise<readonly StoredVisit[]> {
  const found = await query.limit(visitsAtMost).get();
  return found.docs.flatMap((each) => {
    const visit = visitSchema.safeParse(storedDates(each)).data;
    return visit === undefined ? [] : [{ id: each.id, visit }];
  });
}

/** Those of a query that are not long over. */
export const notLongOver = (query: Query, now: Date, order: 'asc' | 'desc' = 'asc') =>
  visitsIn(query.where('date', '>=', addDaysTo(brusselsDate(now), -daysBack)).orderBy('date', order));
