import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { balanceCents, balanceFields } from '#domain/credits/cents.ts';
import { balanceOf } from '#domain/credits/ledger.ts';
import { type CreditTransaction, userCreditsSchema } from '#domain/documents/payments/credits.ts';
import { storedAmong } from './create-missing.ts';

/**
 * Creates the lines that are not there and adds them to the balances of their owners: together or not at all, so that a
 * balance is the sum of its lines at any moment, also beside what the app books. @returns how many were created.
 */
export function storeLines(firestore: Firestore, lines: readonly CreditTransaction[]): Promise<number> {
  return firestore.runTransaction(async (transaction) => {
    const ids = lines.map(({ id }) => id);
    const there = await storedAmong({ firestore, transaction }, collections.creditTransactions, ids);
    const missing = lines.filter(({ id }) => !there.has(id));
    if (missing.length === 0) return 0;
    const owners = [...new Set(missing.map(({ user_id: owner }) => owner))];
    const balanceAt = (owner: string) => firestore.collection(collections.userCredits).doc(owner);
    const balances = await transaction.getAll(...owners.map(balanceAt));
    for (const line of missing) {
      transaction.create(firestore.collection(collections.creditTransactions).doc(line.id), line);
    }
    for (const [place, owner] of owners.entries()) {
      const stored = balances[place];
      const before = stored?.exists === true ? balanceCents(userCreditsSchema.parse(stored.data())) : 0;
      const added = balanceOf(missing.filter(({ user_id: each }) => each === owner));
      const after = { user_id: owner, ...balanceFields(before + added) };
      transaction.set(balanceAt(owner), userCreditsSchema.parse(after));
    }
    return missing.length;
  });
}
