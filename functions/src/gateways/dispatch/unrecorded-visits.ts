import { collections } from '#domain/collections.ts';
import type { SilentVisit } from '#domain/dispatch/transaction/approve-silent-visit.ts';
import { askAfterStoredVisit } from '#domain/dispatch/transaction/ask-after-visit.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { isUnrecorded, unrecordedStates } from '#domain/visits/unrecorded.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from './in-transaction.ts';
import { storedDates } from './stored-dates.ts';
import { firestore } from '../firestore.ts';

/** Visits that should be over, and of which nobody wrote down what became of them. */
export interface UnrecordedVisits {
  /** Those that nobody was asked about yet, the newest first. */
  find(now: Date, limit: number): Promise<readonly SilentVisit[]>;
  /** Asks both sides about a visit. @returns whether it did: another run may have, or the student wrote it down. */
  ask(visit: SilentVisit): Promise<boolean>;
}

export const createUnrecordedVisits = (clock: Clock): UnrecordedVisits => ({
  async find(now, limit) {
    const found = await firestore()
      .collection(collections.planning)
      .where('state', 'in', unrecordedStates)
      .where('date', '<=', brusselsDate(now))
      .orderBy('date', 'desc')
      .limit(limit)
      .get();
    return found.docs.flatMap((each) => {
      const visit = visitSchema.safeParse(storedDates(each)).data;
      if (visit === undefined || visit.asked_at instanceof Date || !isUnrecorded(visit, now)) return [];
      return [{ visitId: each.id, requestId: visit.request_id }];
    });
  },

  ask: (visit) => inTransaction((reads) => askAfterStoredVisit(reads, visit, clock.now())),
});
