import { collections } from '../collections.ts';
import { type DocumentTransaction, type DocumentWrite, readOne } from '../dispatch/transaction/document-transaction.ts';
import type { CreditAdjustment } from '../documents/payments/credit-adjustment.ts';
import {
  type CreditTransaction,
  creditTransactionSchema,
  type UserCredits,
  userCreditsSchema,
} from '../documents/payments/credits.ts';
import { receiptOrderWrites } from '../receipts/receipt-order.ts';
import { amountFields, balanceCents, balanceFields } from './cents.ts';
import { lineDescriptions } from './line-description.ts';

/** The id of an adjustment's line: creating it a second time fails. */
export const adjustmentLineId = (adjustmentId: string): string => `adjustment_${adjustmentId}`;

/** The balance of an account in cents; 0 for one without a document, null when the document cannot be read: nothing is booked on a guess. */
export async function readStoredBalance(transaction: DocumentTransaction, seniorId: string): Promise<number | null> {
  const stored = await readOne(transaction, collections.userCredits, seniorId);
  if (stored === null) return 0;
  const credits = userCreditsSchema.safeParse(stored).data;
  return credits?.user_id === seniorId ? balanceCents(credits) : null;
}

function adjustmentLine(
  id: string,
  { senior_id, cents }: Pick<CreditAdjustment, 'senior_id' | 'cents'>,
  now: Date,
): CreditTransaction {
  return {
    id: adjustmentLineId(id),
    user_id: senior_id,
    ...amountFields(cents),
    description: lineDescriptions.adjustment,
    transaction_type: 'adjustment',
    stripe_session_id: null,
    created_at: now,
  };
}

/**
 * A line of the ledger, the balance in cents and the order of its receipt with it: written together or not at all. A
 * second time fails.
 */
export function lineWrites(line: CreditTransaction, balanceAfter: number): readonly DocumentWrite[] {
  const after: UserCredits = { user_id: line.user_id, ...balanceFields(balanceAfter) };
  return [
    {
      kind: 'create',
      collection: collections.creditTransactions,
      id: line.id,
      data: creditTransactionSchema.parse(line),
    },
    { kind: 'set', collection: collections.userCredits, id: after.user_id, data: userCreditsSchema.parse(after) },
    ...receiptOrderWrites(line, line.created_at),
  ];
}

/** Where the audit log has a correction: at the balance, or at the request of the visit that it is about. */
export const adjustedDocument = ({ senior_id: seniorId, visit }: Pick<CreditAdjustment, 'senior_id' | 'visit'>) =>
  visit === undefined
    ? { collection: collections.userCredits, document_id: seniorId }
    : { collection: collections.serviceRequests, document_id: visit.request_id };

/** @param balance in cents, before the adjustment. */
export function bookingWrites(
  id: string,
  adjustment: Pick<CreditAdjustment, 'senior_id' | 'cents'>,
  balance: number,
  now: Date,
): readonly DocumentWrite[] {
  return lineWrites(adjustmentLine(id, adjustment, now), balance + adjustment.cents);
}
