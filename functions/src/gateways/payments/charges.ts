import { FieldPath } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import type { Charge } from '#domain/credits/charge.ts';
import { chargeOldestVisit } from '#domain/credits/charge-visit.ts';
import { approveSilentVisit, type SilentVisit } from '#domain/dispatch/transaction/approve-silent-visit.ts';
import { silentBefore } from '#domain/visits/approval.ts';
import type { VisitState } from '#domain/visits/visit-state.ts';
import type { Clock } from '../clock.ts';
import { feeDue, feeState, inTransaction } from '../dispatch/in-transaction.ts';
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
  /**
   * Whose approved visits, or fees, are not charged, a page of visits at a time.
   * @param after of the page before; null at first.
   */
  seniorsToCharge(after: string | null, limit: number): Promise<SeniorsToCharge>;
}

const visitsIn = (state: VisitState) => firestore().collection(collections.planning).where('state', '==', state);

const feesDue = () => firestore().collection(collections.planning).where(feeState, '==', feeDue);

const latePaymentsDue = () => firestore().collection(collections.debts).where(feeState, '==', feeDue);

/** What can be charged, in the order in which it is looked for. */
const sources = { visits: () => visitsIn('approved'), fees: feesDue, late: latePaymentsDue } as const;

type Source = keyof typeof sources;

const sourceNames = Object.keys(sources) as readonly Source[];

/** The source, with the id of the last one read of it. */
function readCursor(after: string): readonly [Source, string] {
  const [name, last = ''] = after.split('/');
  return [sourceNames.find((each) => each === name) ?? 'visits', last];
}

const sourceAfter = (name: Source): Source | undefined => sourceNames[sourceNames.indexOf(name) + 1];

export function createCharges(clock: Clock): Charges {
  return {
    async chargeOldest(seniorId) {
      // Most have none, and a query in a transaction contends with the charges of others.
      const open = await Promise.all(
        [visitsIn('approved'), feesDue(), latePaymentsDue()].map((each) =>
          each.where('senior_id', '==', seniorId).limit(1).select().get(),
        ),
      );
      if (open.every(({ empty }) => empty)) return { kind: 'none' };
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
      const [source, last] = readCursor(after ?? '');
      const byId = sources[source]().orderBy(FieldPath.documentId());
      const rest = byId.select('senior_id');
      const { docs } = await (last === '' ? rest : rest.startAfter(last)).limit(limit).get();
      const following = sourceAfter(source);
      const next = following === undefined ? null : `${following}/`;
      return {
        seniorIds: [...new Set(docs.map((each) => String(each.get('senior_id'))))],
        next: docs.length < limit ? next : `${source}/${docs.at(-1)?.id ?? ''}`,
      };
    },
  };
}
