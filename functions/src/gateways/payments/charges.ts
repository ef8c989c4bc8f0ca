import { FieldPath } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { type Charge, chargeOldestVisit } from '#domain/credits/charge-visit.ts';
import { approveSilentVisit, type SilentVisit } from '#domain/dispatch/transaction/approve-silent-visit.ts';
import { silentBefore } from '#domain/visits/approval.ts';
import type { VisitState } from '#domain/visits/visit-state.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../dispatch/in-transaction.ts';
import { firestore } from '../firestore.ts';

export interface SeniorsToCharge {
  readonly seniorIds: readonly string[];
  /** Null after the last page. */
  readonly next: string | null;
}

/** Visits that are over: approved by silence, and charged from the balance. */
export interface Charges {
  /** Charges the oldest approved visit of a senior in one transaction, if her balance suffices. */
  chargeOldest(seniorId: string): Promise<Charge>;
  /** Approves a visit, if nobody said anything about it in time. @returns whether it did. */
  approveSilent(visit: SilentVisit): Promise<boolean>;
  /** Visits that may be approved by silence, the longest silent first. */
  silentVisits(now: Date, limit: number): Promise<readonly SilentVisit[]>;
  /** Whose approved visits are not charged, a page of visits at a time. @param after of the page before; null at first. */
  seniorsToCharge(after: string | null, limit: number): Promise<SeniorsToCharge>;
}

const visitsIn = (state: VisitState) => firestore().collection(collections.planning).where('state', '==', state);

export function createCharges(clock: Clock): Charges {
  return {
    async chargeOldest(seniorId) {
      // Most have none, and a query in a transaction contends with the charges of others.
      const open = await visitsIn('approved').where('senior_id', '==', seniorId).limit(1).select().get();
      if (open.empty) return { kind: 'none' };
      return inTransaction((reads) => chargeOldestVisit(reads, seniorId, clock.now()));
    },

    approveSilent: (visit) => inTransaction((reads) => approveSilentVisit(reads, visit, clock.now())),

    async silentVisits(now, limit) {
      // What the server learned later than it happened is among them: the transaction decides.
      const ended = visitsIn('done').where('ended_at', '<=', silentBefore(now)).orderBy('ended_at');
      const found = await ended.limit(limit).select('request_id').get();
      return found.docs.map((each) => ({ visitId: each.id, requestId: String(each.get('request_id')) }));
    },

    async seniorsToCharge(after, limit) {
      const byId = visitsIn('approved').orderBy(FieldPath.documentId()).select('senior_id');
      const { docs } = await (after === null ? byId : byId.startAfter(after)).limit(limit).get();
      return {
        seniorIds: [...new Set(docs.map((each) => String(each.get('senior_id'))))],
        next: docs.length < limit ? null : (docs.at(-1)?.id ?? null),
      };
    },
  };
}
