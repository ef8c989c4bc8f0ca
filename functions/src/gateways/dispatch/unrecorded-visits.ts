import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
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

function unaskedVisit(document: QueryDocumentSnapshot, now: Date): readonly SilentVisit[] {
  const visit = visitSchema.safeParse(storedDates(document)).data;
  if (visit === undefined || visit.asked_at instanceof Date || !isUnrecorded(visit, now)) return [];
  return [{ visitId: document.id, requestId: visit.request_id }];
}

export const createUnrecordedVisits = (clock: Clock): UnrecordedVisits => ({
  async find(now, limit) {
    const byDate = firestore()
      .collection(collections.planning)
      .where('state', 'in', unrecordedStates)
      .where('date', '<=', brusselsDate(now))
      .orderBy('date', 'desc')
      .limit(limit);
    const found: SilentVisit[] = [];
    let page = await byDate.get();
    for (;;) {
      found.push(...page.docs.flatMap((each) => unaskedVisit(each, now)));
      // Visits of today, and those that staff has not decided yet, must not keep older ones from their turn.
      const last = page.docs.at(-1);
      if (last === undefined || page.size < limit || found.length >= limit) return found.slice(0, limit);
      page = await byDate.startAfter(last).get();
    }
  },

  ask: (visit) => inTransaction((reads) => askAfterStoredVisit(reads, visit, clock.now())),
});
