import type * as z from 'zod/mini';
import { collections } from '#domain/collections.ts';
import { amountCents, balanceCents } from '#domain/credits/cents.ts';
import { creditTransactionSchema, userCreditsSchema } from '#domain/documents/payments/credits.ts';
import { firestore } from '../firestore.ts';
import { storedFields } from '../stored-fields.ts';

/**
 * Adds the cents to a document that an older release wrote. What is booked meanwhile wins: then this is tried again and
 * finds nothing to add. Idempotent. @throws on a document that cannot be read: nothing is counted on a guess.
 * @param missing the fields to add; null where the document has them.
 */
function addCents<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  missing: (document: z.output<Schema>) => Readonly<Record<string, number>> | null,
): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const at = firestore().doc(path);
    const snapshot = await transaction.get(at);
    if (!snapshot.exists) return;
    const fields = missing(schema.parse(storedFields(snapshot)));
    if (fields !== null) transaction.update(at, fields);
  });
}

export const writeBalanceCents = (uid: string): Promise<void> =>
  addCents(`${collections.userCredits}/${uid}`, userCreditsSchema, (credits) =>
    credits.balance_cents === undefined ? { balance_cents: balanceCents(credits) } : null,
  );

/** @param id of a line of the ledger. */
export const writeAmountCents = (id: string): Promise<void> =>
  addCents(`${collections.creditTransactions}/${id}`, creditTransactionSchema, (line) =>
    line.amount_cents === undefined ? { amount_cents: amountCents(line) } : null,
  );
