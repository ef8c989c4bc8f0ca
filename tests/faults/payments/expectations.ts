import { expect } from 'vitest';
import { collections } from '#domain/collections.ts';
import { amountCents, balanceCents } from '#domain/credits/cents.ts';
import { chargedVisitOf, feeVisitOf } from '#domain/credits/charge-line.ts';
import { type CreditTransaction, creditTransactionSchema, userCreditsSchema } from '#domain/documents/credits.ts';
import { findLedgerMistakes } from '#domain/credits/ledger-check.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { storedDates } from '#functions/gateways/dispatch/stored-dates.ts';
import { firestore } from '#functions/gateways/firestore.ts';
import type { Account } from '#local/stripe/account/account.ts';
import { expectVisitsCharged } from './worked-visits.ts';
import type { PaymentWorld } from './payment-world.ts';

interface Books {
  readonly lines: readonly CreditTransaction[];
  /** In cents. */
  readonly balance: number;
}

/** The ledger of one person; lines and balance are from one snapshot. */
async function readBooks(uid: string): Promise<Books> {
  return firestore().runTransaction(
    async (transaction) => {
      const found = await transaction.get(
        firestore().collection(collections.creditTransactions).where('user_id', '==', uid),
      );
      const credits = await transaction.get(firestore().collection(collections.userCredits).doc(uid));
      const lines = found.docs.map((document) => {
        const data = document.data();
        return creditTransactionSchema.parse({ ...data, created_at: data['created_at']?.toDate() });
      });
      const planned = await transaction.get(
        firestore()
          .collection(collections.planning)
          .where('senior_id', '==', uid)
          .where('state', 'in', ['charged', 'cancelled']),
      );
      const charged = planned.docs.map((each) => ({ id: each.id, content: visitSchema.parse(storedDates(each)) }));
      const balances = credits.exists ? [{ id: uid, content: userCreditsSchema.parse(credits.data()) }] : [];
      const books = { lines: lines.map((content) => ({ id: content.id, content })), balances, visits: charged };
      expect(findLedgerMistakes(books)).toEqual([]);
      return { lines, balance: balances[0] === undefined ? 0 : balanceCents(balances[0].content) };
    },
    { readOnly: true },
  );
}

/** Holds at any moment: the balance is the sum of its lines, and the ledger has no mistakes. */
export async function expectConsistentLedger({ uid, openMissingPages }: PaymentWorld): Promise<void> {
  await readBooks(uid);
  expect(openMissingPages, 'one page for one debt').toBeLessThanOrEqual(1);
}

/** The cents that Stripe's own records amount to. */
function centsByMoney({ tables }: Account, sessionId: string): number {
  const session = tables.sessions.get(sessionId);
  if (session?.paymentStatus !== 'paid') return 0;
  const own = [...tables.charges.values()].filter(({ session: of }) => of === sessionId).map(({ id }) => id);
  const refunded = [...tables.refunds.values()].filter(({ charge }) => own.includes(charge));
  const disputed = [...tables.disputes.values()].filter(({ charge }) => own.includes(charge));
  const lost = disputed
    .filter(({ moneyMoved }) => moneyMoved.reduce((sum, { amount }) => sum + amount, 0) < 0)
    .reduce((sum, { amount }) => sum + amount, 0);
  return session.amountTotal - refunded.reduce((sum, { amount }) => sum + amount, 0) - lost;
}

/** Whether a charge is the right one, the ledger's check says. */
const spentOnVisits = ({ lines }: Books): number =>
  lines.reduce(
    (sum, line) => sum + ((chargedVisitOf(line.id) ?? feeVisitOf(line.id)) === null ? 0 : -amountCents(line)),
    0,
  );

/** Holds after the last event and sweep: the ledger equals Stripe's records. */
export async function expectLedgerMatchesStripe({
  account,
  purchases,
  uid,
  mails,
  log,
  visits,
}: PaymentWorld): Promise<void> {
  const books = await readBooks(uid);
  const sessions = [...account.tables.sessions.values()];
  const chosen = sessions.filter(({ metadata }) => 'credits' in metadata);
  expect(chosen.length, 'one attempt, one page').toBeLessThanOrEqual(purchases.length);
  expect(books.balance).toBe(
    sessions.reduce((sum, { id }) => sum + centsByMoney(account, id), 0) - spentOnVisits(books),
  );
  await expectVisitsCharged(uid, visits);
  for (const { id, paymentStatus, status, paymentIntent } of sessions) {
    const line = books.lines.find((one) => one.id === id);
    const intent = account.tables.payments.get(paymentIntent ?? '');
    const isOver = status === 'expired' || (status === 'complete' && intent?.status === 'requires_payment_method');
    if (paymentStatus === 'paid') expect(line?.transaction_type, id).toBe('purchase_completed');
    else if (isOver) expect([undefined, 'purchase_cancelled'], id).toContain(line?.transaction_type);
    else expect([undefined, 'purchase_pending', 'purchase_cancelled']).toContain(line?.transaction_type);
  }
  const disputes = [...account.tables.disputes.keys()].map((id) => `staff-payment-dispute_${id}`);
  expect([...mails.keys()].toSorted()).toEqual(disputes.toSorted());
  // No address; the name of a package in the trace of an error is none.
  expect(log.join('\n').replaceAll('/node_modules/@', '/node_modules/')).not.toContain('@');
}
