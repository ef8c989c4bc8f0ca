import * as z from 'zod/mini';
import { transactionTypes } from '../credits/credits.ts';
import { boundedText, documentId, moment, textLimits } from '../field-types.ts';

/** user_credits/{uid}: the sum of the owner's ledger, in whole credits. A dispute can make it negative. */
export const userCreditsSchema = z.strictObject({
  user_id: documentId,
  balance: z.int(),
});

export type UserCredits = z.infer<typeof userCreditsSchema>;

/** credit_transactions/{id}: one line of the ledger; for a purchase the id is the Checkout Session's (design.md decision 10). */
export const creditTransactionSchema = z.strictObject({
  id: documentId,
  user_id: documentId,
  amount: z.int(),
  description: boundedText(textLimits.address),
  transaction_type: z.enum(transactionTypes),
  stripe_session_id: z.nullable(boundedText(textLimits.address, 1)),
  created_at: moment,
});

export type CreditTransaction = z.infer<typeof creditTransactionSchema>;
