import { collections } from '../collections.ts';
import { readOne } from '../dispatch/transaction/document-transaction.ts';
import { type RecordCommand, recordRejected } from '../dispatch/transaction/record-command.ts';
import { type AdjustmentState, type CreditAdjustment, creditAdjustmentSchema } from '../documents/credit-adjustment.ts';
import { ok } from '../result.ts';
import { inCredits } from './cents.ts';
import { bookingWrites, readStoredBalance } from './adjustment-line.ts';
import { bookedAlone, countedTogetherMs, mayDecideAlone } from './decide-alone.ts';

export interface WantedAdjustment {
  readonly seniorId: string;
  readonly cents: number;
  /** The balance that the screen showed: nothing is corrected twice by two who see the same mistake. */
  readonly seenCents: number;
  readonly reason: string;
}

export interface AdjustmentAnswer {
  readonly adjustment_id: string;
  readonly state: AdjustmentState;
}

/**
 * Corrects a balance: at once up to 100 euro, and above it as a question to another staff member. What the same person
 * booked alone on this balance in the last 24 hours counts with it. Two at the same moment are one after the other:
 * each reads the balance, and the balance that the second showed has changed.
 */
export const adjustCredits = (
  { seniorId, cents, seenCents, reason }: WantedAdjustment,
  minted: Pick<RecordCommand<AdjustmentAnswer>, 'commandId' | 'actor'>,
): RecordCommand<AdjustmentAnswer> => ({
  ...minted,
  name: 'adjust-credits',
  async decide(transaction, { now, actor }) {
    const id = minted.commandId;
    const account = await readOne(transaction, collections.interimUsers, seniorId);
    if (account?.['role'] !== 'senior') return recordRejected('not-found');
    const balance = await readStoredBalance(transaction, seniorId);
    if (balance === null) return recordRejected('balance-unreadable');
    if (balance !== seenCents) return recordRejected('balance-changed');
    const recent = await transaction.adjustmentsSince(seniorId, new Date(now.getTime() - countedTogetherMs));
    // Throws on an invalid one: what a person booked alone is not guessed.
    const alone = bookedAlone(
      recent.map(({ data }) => creditAdjustmentSchema.parse(data)),
      actor.uid,
      now,
    );
    const state = mayDecideAlone(cents, alone) ? 'booked' : 'pending';
    const adjustment: CreditAdjustment = {
      senior_id: seniorId,
      cents,
      reason,
      state,
      asked_by: actor,
      asked_at: now,
      answered_by: null,
      answered_at: null,
      last_change: { action: 'adjust-credits', by: actor.name, at: now },
      revision: 1,
    };
    return ok({
      value: { adjustment_id: id, state },
      writes: [
        {
          kind: 'create',
          collection: collections.creditAdjustments,
          id,
          data: creditAdjustmentSchema.parse(adjustment),
        },
        ...(state === 'booked' ? bookingWrites(id, adjustment, balance, now) : []),
      ],
      audit: {
        collection: collections.userCredits,
        document_id: seniorId,
        before: { balance: inCredits(balance) },
        after: { balance: inCredits(state === 'booked' ? balance + cents : balance), cents, state, adjustment: id },
      },
    });
  },
});
