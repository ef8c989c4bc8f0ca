import { collections } from '#domain/collections.ts';
import { amountCents, balanceCents } from '#domain/credits/cents.ts';
import { creditTransactionSchema, userCreditsSchema } from '#domain/documents/credits.ts';
import { firestore } from '../firestore.ts';
import { storedFields } from '../stored-fields.ts';

/**
 * Adds the cents to a balance that an older release wrote. What is booked meanwhile wins: then this is tried again and
 * finds nothing to add. Idempotent. @throws on a balance that cannot be read: nothing is counted on a guess.
 */
export function writeBalanceCents(uid: string): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const at = firestore().collection(collections.userCredits).doc(uid);
    const snapshot = await transaction.get(at);
    if (!snapshot.exists) return;
    const credits = userCreditsSchema.parse(storedFields(snapshot));
    if (credits.balance_cents === undefined) transaction.update(at, { balance_cents: balanceCents(credits) });
  });
}

/** Adds the cents to a line of the ledger that an older release wrote, as {@link writeBalanceCents}. */
export function writeAmountCents(id: string): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const at = firestore().collection(collections.creditTransactions).doc(id);
    const snapshot = await transaction.get(at);
    if (!snapshot.exists) return;
    const line = creditTransactionSchema.parse(storedFields(snapshot));
    if (line.amount_cents === undefined) transaction.update(at, { amount_cents: amountCents(line) });
  });
}
