import { expect } from 'vitest';
import { collections } from '#domain/collections.ts';
import { amountCents, balanceCents } from '#domain/credits/cents.ts';
import { chargedVisitOf, feeVisitOf } from '#domain/credits/charge-line.ts';
import {
  type CreditTransaction,
  creditTransactionSchema,
  userCreditsSchema,
} from '#domain/documents/payments/credits.ts';
import { counts } from '#domain/credits/ledger.ts';
import { findLedgerMistakes } from '#domain/credits/ledger-check.ts';
import type { Stored } from '#domain/credits/ledger-mistake.ts';
import { creditAdjustmentSchema } from '#domain/documents/payments/credit-adjustment.ts';
import { giftSchema } from '#domain/documents/payments/gift.ts';
import { type Refund, refundSchema } from '#domain/documents/payments/refund.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { storedDates } from '#functions/gateways/dispatch/stored-dates.ts';
import { ownRefundKey } from '#functions/gateways/payments/payment-state.ts';
import { firestore } from '#functions/gateways/firestore.ts';
import type { Account } from '#local/stripe/account/account.ts';
import { expectVisitsCharged } from './worked-visits.ts';
import type { PaymentWorld } from './payment-world.ts';

interface Books {
  readonly lines: readonly CreditTransaction[];
  /** In cents. */
  readonly balance: number;
  readonly refunds: readonly Stored<Refund>[];
}

/** The ledger of one person; lines and balance are from one snapshot. */
export async function readBooks(uid: string): Promise<Books> {
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
          .where('state', 'in', ['charged', 'cancelled', 'missed']),
      );
      const charged = planned.docs.map((each) => ({ id: each.id, content: visitSchema.parse(storedDates(each)) }));
      const balances = credits.exists ? [{ id: uid, content: userCreditsSchema.parse(credits.data()) }] : [];
      const orders = await transaction.get(
        firestore().collection(collections.receiptOrders).where('user_id', '==', uid),
      );
      expect(orders.docs.map(({ id }) => id).toSorted(), 'each line that counts orders its receipt').toEqual(
        lines
          .filter(counts)
          .map(({ id }) => id)
          .toSorted(),
      );
      const owned = (collection: string) => firestore().collection(collection).where('senior_id', '==', uid);
      const ordered = await transaction.get(owned(collections.refunds));
      const refunds = ordered.docs.map((each) => ({ id: each.id, content: refundSchema.parse(storedDates(each)) }));
      const corrected = await transaction.get(owned(collections.creditAdjustments));
      const adjustments = corrected.docs.map((each) => ({
        id: each.id,
        content: creditAdjustmentSchema.parse(storedDates(each)),
      }));
      const read = { balances, visits: charged, refunds, adjustments };
      const books = { ...read, lines: lines.map((content) => ({ id: content.id, content })) };
      expect(findLedgerMistakes(books)).toEqual([]);
      return { lines, refunds, balance: balances[0] === undefined ? 0 : balanceCents(balances[0].content) };
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
  const refunded = [...tables.refunds.values()].filter(
    ({ charge, status }) => own.includes(charge) && status !== 'failed',
  );
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

/** What came besides purchases; whether it is right, the ledger's check says. */
const givenBesides = ({ lines }: Books): number =>
  lines
    .filter(({ transaction_type: type }) => type === 'missed_visit' || type === 'visit_refund')
    .reduce((sum, line) => sum + amountCents(line), 0);

/** On its way by transfer, or there: Stripe does not know of it. */
const transferred = ({ refunds }: Books): number =>
  refunds.filter(({ content }) => content.way === 'transfer').reduce((sum, { content }) => sum + content.cents, 0);

/** Each order of money back is at Stripe once, for its amount, or came back to the balance; and no purchase pays back more than it was. */
function expectRefundsOnce({ tables }: Account, { refunds }: Books): void {
  const made = [...tables.refunds.values()];
  for (const { id, content } of refunds.filter(({ content: { way } }) => way === 'card')) {
    const own = made.filter(({ metadata }) => metadata[ownRefundKey] === id);
    expect(own.length, id).toBeLessThanOrEqual(1);
    expect(content.state, id).not.toBe('pending');
    const [only] = own;
    if (content.state === 'failed') expect([undefined, 'failed'], id).toContain(only?.status);
    else
      expect(only, id).toMatchObject({
        amount: content.cents,
        status: content.state === 'done' ? 'succeeded' : 'pending',
      });
  }
  const known = new Set(refunds.map(({ id }) => id));
  const strange = made.filter(({ metadata }) => ownRefundKey in metadata && !known.has(metadata[ownRefundKey] ?? ''));
  expect(strange).toEqual([]);
  for (const { id, amountTotal } of tables.sessions.values()) {
    const paid = refunds.filter(({ content }) => content.session_id === id && content.state !== 'failed');
    expect(
      paid.reduce((sum, { content }) => sum + content.cents, 0),
      id,
    ).toBeLessThanOrEqual(amountTotal);
  }
}

/** A gift has one line from the moment when it is paid, and none before; what its giver sees of it says the same. */
async function expectGiftsBooked({ account, giverUid }: PaymentWorld, { lines }: Books): Promise<void> {
  for (const { id, metadata, paymentStatus, amountTotal } of account.tables.sessions.values()) {
    const giftId = metadata['gift'];
    if (giftId === undefined) continue;
    const own = lines.filter((line) => line.id === id);
    const found = giftSchema.parse(storedDates(await firestore().collection(collections.gifts).doc(giftId).get()));
    if (paymentStatus !== 'paid') {
      expect([own, found.state === 'paid'], id).toEqual([[], false]);
      continue;
    }
    expect(own, id).toMatchObject([{ description: 'gift', actor_uid: giverUid, amount_cents: amountTotal }]);
    expect(found, id).toMatchObject({ state: 'paid', session_id: id, credits: amountTotal / 100 });
  }
}

/** Holds after the last event and sweep: the ledger equals Stripe's records. */
export async function expectLedgerMatchesStripe(world: PaymentWorld): Promise<void> {
  const { account, purchases, uid, mails, log, visits } = world;
  const books = await readBooks(uid);
  await expectGiftsBooked(world, books);
  const sessions = [...account.tables.sessions.values()];
  const chosen = sessions.filter(({ metadata }) => 'credits' in metadata);
  expect(chosen.length, 'one attempt, one page').toBeLessThanOrEqual(purchases.length);
  expect(books.balance).toBe(
    sessions.reduce((sum, { id }) => sum + centsByMoney(account, id), 0) -
      spentOnVisits(books) +
      givenBesides(books) -
      transferred(books),
  );
  expectRefundsOnce(account, books);
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
  const failed = new Set(books.refunds.filter(({ content }) => content.state === 'failed').map(({ id }) => id));
  const told = [...mails.keys()].filter((id) => !failed.has(id.replace('staff-refund-failed_', '')));
  expect(told.toSorted()).toEqual(disputes.toSorted());
  // No address; the name of a package in the trace of an error is none.
  expect(log.join('\n').replaceAll('/node_modules/@', '/node_modules/')).not.toContain('@');
}
