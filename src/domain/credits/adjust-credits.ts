import { collections } from '../collections.ts';
import type { DispatchRejection } from '../dispatch/rejections.ts';
import { type DocumentTransaction, readOne } from '../dispatch/transaction/document-transaction.ts';
import { type RecordCommand, recordRejected } from '../dispatch/transaction/record-command.ts';
import {
  type AdjustmentState,
  type CreditAdjustment,
  creditAdjustmentSchema,
} from '../documents/payments/credit-adjustment.ts';
import { ok } from '../result.ts';
import { inCredits } from './cents.ts';
import { adjustedDocument, readStoredBalance } from './adjustment-line.ts';
import { bookedAlone, countedTogetherMs, mayDecideAlone } from './decide-alone.ts';
import { leftOfCharge } from './charge-line.ts';
import { bookAdjustment, readChargedVisit } from './refund-visit.ts';

export interface WantedAdjustment {
  readonly seniorId: string;
  readonly cents: number;
  /**
   * The balance that the screen showed, and for a visit what was given back of it: nothing is corrected twice by two who see
   * the same mistake.
   */
  readonly seenCents: number;
  readonly reason: string;
  /** The charged visit of which this gives back. */
  readonly visit?: { readonly id: string; readonly request_id: string };
}

/** Why the screen that asks for it is outdated, or asks too much; null where nothing stands in the way. */
async function whyNot(
  transaction: DocumentTransaction,
  { seniorId, cents, seenCents, visit }: WantedAdjustment,
  balance: number,
): Promise<DispatchRejection | null> {
  if (visit === undefined) return balance === seenCents ? null : 'balance-changed';
  const found = await readChargedVisit(transaction, seniorId, visit);
  if (!found.ok) return found.error;
  if ((found.value.visit.refunded_cents ?? 0) !== seenCents) return 'refund-changed';
  return cents < 1 || cents > leftOfCharge(found.value.visit) ? 'refund-too-high' : null;
}

export interface AdjustmentAnswer {
  readonly adjustment_id: string;
  readonly state: AdjustmentState;
}

/**
 * Corrects a balance, or gives back of a charged visit: at once up to 100 euro, and above it as a question to another staff
 * member. What the same person booked alone on this balance in the last 24 hours counts with it. Of two at the same moment
 * the second is refused: the balance that it showed has changed.
 */
export const adjustCredits = (
  wanted: WantedAdjustment,
  minted: Pick<RecordCommand<AdjustmentAnswer>, 'commandId' | 'actor'>,
): RecordCommand<AdjustmentAnswer> => ({
  ...minted,
  name: wanted.visit === undefined ? 'adjust-credits' : 'refund-visit',
  async decide(transaction, { now, actor }) {
    const { seniorId, cents, reason, visit } = wanted;
    const id = minted.commandId;
    const account = await readOne(transaction, collections.interimUsers, seniorId);
    if (account?.['role'] !== 'senior') return recordRejected('not-found');
    const balance = await readStoredBalance(transaction, seniorId);
    if (balance === null) return recordRejected('balance-unreadable');
    const rejection = await whyNot(transaction, wanted, balance);
    if (rejection !== null) return recordRejected(rejection);
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
      ...(visit === undefined ? {} : { visit }),
      state,
      asked_by: actor,
      asked_at: now,
      answered_by: null,
      answered_at: null,
      last_change: { action: 'adjust-credits', by: actor.name, at: now },
      revision: 1,
    };
    const booked = state === 'booked' ? await bookAdjustment(transaction, { id, adjustment, balance, now }) : ok([]);
    if (!booked.ok) return recordRejected(booked.error);
    return ok({
      value: { adjustment_id: id, state },
      writes: [
        {
          kind: 'create',
          collection: collections.creditAdjustments,
          id,
          data: creditAdjustmentSchema.parse(adjustment),
        },
        ...booked.value,
      ],
      audit: {
        ...adjustedDocument(adjustment),
        before: { balance: inCredits(balance) },
        after: { balance: inCredits(state === 'booked' ? balance + cents : balance), cents, state, adjustment: id },
      },
    });
  },
});
