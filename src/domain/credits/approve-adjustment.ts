import { collections } from '../collections.ts';
import { readOne } from '../dispatch/transaction/document-transaction.ts';
import { type RecordCommand, recordConflict, recordRejected } from '../dispatch/transaction/record-command.ts';
import { type CreditAdjustment, creditAdjustmentSchema } from '../documents/payments/credit-adjustment.ts';
import { ok } from '../result.ts';
import type { AdjustmentAnswer } from './adjust-credits.ts';
import { inCredits } from './cents.ts';
import { adjustedDocument, readStoredBalance } from './adjustment-line.ts';
import { bookAdjustment } from './refund-visit.ts';

export interface AdjustmentDecision {
  readonly adjustmentId: string;
  /** Of the adjustment that the screen showed. */
  readonly revision: number;
  readonly answer: 'yes' | 'no';
}

/**
 * The second staff member's answer. Of two at the same time one is first; the other finds it answered. The one who asked
 * never answers for the second.
 */
export const approveAdjustment = (
  { adjustmentId, revision, answer }: AdjustmentDecision,
  minted: Pick<RecordCommand<AdjustmentAnswer>, 'commandId' | 'actor'>,
): RecordCommand<AdjustmentAnswer> => ({
  ...minted,
  name: 'approve-adjustment',
  async decide(transaction, { now, actor }) {
    const stored = await readOne(transaction, collections.creditAdjustments, adjustmentId);
    const asked = creditAdjustmentSchema.safeParse(stored).data;
    if (asked === undefined) return recordRejected('not-found');
    const conflict = recordConflict(asked, revision);
    if (conflict !== null) return recordRejected('changed-meanwhile', conflict);
    if (asked.state !== 'pending') return recordRejected('adjustment-answered');
    if (asked.asked_by.uid === actor.uid) return recordRejected('adjustment-own');
    const { senior_id: seniorId, cents } = asked;
    const balance = await readStoredBalance(transaction, seniorId);
    if (balance === null) return recordRejected('balance-unreadable');
    const state = answer === 'yes' ? 'booked' : 'refused';
    const after: CreditAdjustment = {
      ...asked,
      state,
      answered_by: actor,
      answered_at: now,
      last_change: { action: 'approve-adjustment', by: actor.name, at: now },
      revision: asked.revision + 1,
    };
    const data = creditAdjustmentSchema.parse(after);
    const booking = { id: adjustmentId, adjustment: asked, balance, now };
    const booked = state === 'booked' ? await bookAdjustment(transaction, booking) : ok([]);
    if (!booked.ok) return recordRejected(booked.error);
    return ok({
      value: { adjustment_id: adjustmentId, state },
      writes: [{ kind: 'set', collection: collections.creditAdjustments, id: adjustmentId, data }, ...booked.value],
      audit: {
        ...adjustedDocument(asked),
        before: { balance: inCredits(balance), state: asked.state },
        after: {
          balance: inCredits(state === 'booked' ? balance + cents : balance),
          cents,
          state,
          adjustment: adjustmentId,
          asked_by: asked.asked_by.uid,
        },
      },
    });
  },
});
