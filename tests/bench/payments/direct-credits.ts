import { randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import { balanceFields, fromCredits } from '#domain/credits/cents.ts';
import { balanceOf, pendingPurchase } from '#domain/credits/ledger.ts';
import { firestore } from '#functions/gateways/firestore.ts';

export interface DirectPurchase {
  readonly seniorId: string;
  readonly sessionId: string;
  readonly credits: number;
}

const lineOf = ({ sessionId }: DirectPurchase) => firestore().collection(collections.creditTransactions).doc(sessionId);
const creditsOf = ({ seniorId }: DirectPurchase) => firestore().collection(collections.userCredits).doc(seniorId);

/** A pending line, as a purchase creates it. */
export async function openPurchaseDirectly(credits: number): Promise<DirectPurchase> {
  const purchase = {
    seniorId: `bare-${randomUUID()}`,
    sessionId: `cs_test_bare${randomUUID().replaceAll('-', '')}`,
    credits,
  };
  await lineOf(purchase).create(pendingPurchase({ ...purchase, cents: fromCredits(credits) }, new Date()));
  return purchase;
}

/** The same two documents, read and written in one transaction by the Admin SDK, without any checks or mails. */
export async function creditDirectly(purchase: DirectPurchase): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const [line, credits] = await Promise.all([
      transaction.get(lineOf(purchase)),
      transaction.get(creditsOf(purchase)),
    ]);
    transaction.update(line.ref, { transaction_type: 'purchase_completed' });
    const before: unknown = credits.get('balance_cents');
    const cents = (typeof before === 'number' ? before : 0) + fromCredits(purchase.credits);
    transaction.set(credits.ref, { user_id: purchase.seniorId, ...balanceFields(cents) });
  });
}

/** @throws Error unless these accounts have exactly what they paid for: an incorrect result is not measured. */
export async function assertCredited(purchases: readonly DirectPurchase[]): Promise<void> {
  for (const purchase of purchases) {
    const [line, credits] = await Promise.all([lineOf(purchase).get(), creditsOf(purchase).get()]);
    const counted = balanceOf([{ amount: purchase.credits, transaction_type: line.get('transaction_type') as never }]);
    if (counted !== fromCredits(purchase.credits) || credits.get('balance') !== purchase.credits) {
      throw new Error(`a payment of ${purchase.credits} credits has left ${String(credits.get('balance'))}`);
    }
  }
}
