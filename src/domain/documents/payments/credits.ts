import * as z from 'zod/mini';
import { agrees } from '#domain/credits/cents.ts';
import { transactionTypes } from '#domain/credits/credits.ts';
import { boundedText, documentId, exactText, moment, textLimits } from '#domain/field-types.ts';
import { readExactly } from '#domain/read-known.ts';

/**
 * user_credits/{uid}: the sum of the owner's ledger, read with balanceCents(). `balance` is the same in credits; documents
 * of older releases have nothing else. A dispute can make it negative.
 */
export const userCreditsSchema = readExactly(
  z
    .strictObject({
      user_id: documentId,
      balance: z.number(),
      balance_cents: z.optional(z.int()),
    })
    .check(z.refine(({ balance, balance_cents: cents }) => agrees(balance, cents))),
);

export type UserCredits = z.infer<typeof userCreditsSchema>;

/**
 * credit_transactions/{id}: one line of the ledger, read with amountCents(); for a purchase the id is the Checkout
 * Session's (design.md decision 10). `amount` is the same in credits; lines of older releases have nothing else.
 */
export const creditTransactionSchema = readExactly(
  z
    .strictObject({
      id: documentId,
      user_id: documentId,
      amount: z.number(),
      amount_cents: z.optional(z.int()),
      description: boundedText(textLimits.address),
      transaction_type: z.enum(transactionTypes),
      stripe_session_id: z.nullable(exactText(textLimits.address, 1)),
      created_at: moment,
      /** Of a purchase: the member of the owner's circle who made it; absent where the owner did. */
      actor_uid: z.optional(documentId),
    })
    .check(z.refine(({ amount, amount_cents: cents }) => agrees(amount, cents))),
);

export type CreditTransaction = z.infer<typeof creditTransactionSchema>;
