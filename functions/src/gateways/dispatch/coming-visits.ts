import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import {
  announceStoredVisit,
  announcingMailIds,
  tellStoredUnderway,
} from '#domain/dispatch/transaction/announce-visit.ts';
import type { SilentVisit } from '#domain/dispatch/transaction/approve-silent-visit.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
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

interface Near extends SilentVisit {
  readonly mailIds: readonly string[];
}

function nearVisit(document: QueryDocumentSnapshot, now: Date): readonly Near[] {
  const visit = visitSchema.safeParse(storedDates(document)).data;
  if (visit === undefined) return [];
  const mailIds = announcingMailIds({ id: document.id, visit }, now);
  return mailIds.length === 0 ? [] : [{ visitId: document.id, requestId: visit.request_id, mailIds }];
}

/**
 * Those of which a mail is missing. The timer comes by some seventy times while a visit is near: to see that all is told
 * costs the mails alone, where the transaction reads the whole request.
 */
async function untold(near: readonly Near[]): Promise<readonly SilentVisit[]> {
  const ids = near.flatMap(({ mailIds }) => mailIds);
  if (ids.length === 0) return [];
  const mails = ids.map((id) => firestore().collection(collections.mail).doc(id));
  const stored = await firestore().getAll(...mails, { fieldMask: [] });
  const ordered = new Set(stored.flatMap(({ id, exists }) => (exists ? [id] : [])));
  return near.filter(({ mailIds }) => mailIds.some((id) => !ordered.has(id)));
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
      yield* await untold(page.docs.flatMap((document) => nearVisit(document, now)));
      const last = page.docs.at(-1);
      if (last === undefined || page.size < pageSize) return;
      page = await near.startAfter(last).get();
    }
  },

  tellUnderway: (visit, studentId) =>
    inTransaction((reads) => tellStoredUnderway(reads, visit, studentId, clock.now())),

  announce: (visit) => inTransaction((reads) => announceStoredVisit(reads, visit, clock.now())),
});
