import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { announceStoredVisit, tellStoredUnderway } from '#domain/dispatch/transaction/announce-visit.ts';
import type { SilentVisit } from '#domain/dispatch/transaction/approve-silent-visit.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { announcementOf } from '#domain/visits/announced.ts';
import type { Clock } from '../clock.ts';
import { firestore } from '../firestore.ts';
import { inTransaction } from './in-transaction.ts';
import { storedDates } from './stored-dates.ts';

/** The visits of today and tomorrow, of which their people are told. */
export interface ComingVisits {
  /** Those of which something is to be told now, page by page. */
  find(now: Date): AsyncIterable<SilentVisit>;
  /** Orders the mails about a visit that were not ordered before. @returns whether there were any. */
  announce(visit: SilentVisit): Promise<boolean>;
  /** Orders the mail that the student is on the way, once. @returns false when it is not hers, or not about to begin. */
  tellUnderway(visit: SilentVisit, studentId: string): Promise<boolean>;
}

const pageSize = 200;

function nearVisit(document: QueryDocumentSnapshot, now: Date): readonly SilentVisit[] {
  const visit = visitSchema.safeParse(storedDates(document)).data;
  if (visit === undefined || announcementOf(visit, now) === null) return [];
  return [{ visitId: document.id, requestId: visit.request_id }];
}

export const createComingVisits = (clock: Clock): ComingVisits => ({
  async *find(now) {
    const today = brusselsDate(now);
    const near = firestore()
      .collection(collections.planning)
      .where('state', '==', 'confirmed')
      .where('date', 'in', [today, addDaysTo(today, 1)])
      .orderBy('date', 'desc')
      .limit(pageSize);
    for (let page = await near.get(); ;) {
      for (const document of page.docs) yield* nearVisit(document, now);
      const last = page.docs.at(-1);
      if (last === undefined || page.size < pageSize) return;
      page = await near.startAfter(last).get();
    }
  },

  tellUnderway: (visit, studentId) =>
    inTransaction((reads) => tellStoredUnderway(reads, visit, studentId, clock.now())),

  announce: (visit) => inTransaction((reads) => announceStoredVisit(reads, visit, clock.now())),
});
