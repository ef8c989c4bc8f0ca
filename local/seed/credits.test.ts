import { expect, test } from 'vitest';
import { creditTransactionSchema, userCreditsSchema } from '#domain/documents/payments/credits.ts';
import { findLedgerMistakes } from '#domain/credits/ledger-check.ts';
import { purchaseIn } from '#functions/gateways/payments/payment-state.ts';
import { createAccount, openInProcess } from '#tests/faults/payments/stripe-in-process.ts';
import { recordPaidPurchases } from '../stripe/account/paid-purchase.ts';
import { seedCredits, seedPurchases } from './credits.ts';

test('Maria has bought and used credits, and her balance is the sum of her lines', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const { lines, balance } = seedCredits(now);
  const books = {
    lines: lines.map((content) => ({ id: content.id, content: creditTransactionSchema.parse(content) })),
    balances: [{ id: balance.user_id, content: userCreditsSchema.parse(balance) }],
  };
  expect(findLedgerMistakes(books)).toEqual([]);
  expect(balance.balance).toBeGreaterThan(0);
  expect(new Set(lines.map(({ transaction_type }) => transaction_type)).size).toBe(3);
  // Lines older than a day do not trigger a mail.
  expect(lines.every(({ created_at }) => now.getTime() - created_at.getTime() > 24 * 60 * 60 * 1000)).toBe(true);
});

test('the stand-in for Stripe knows her paid purchases, as the product reads them', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const account = createAccount(() => now.getTime());
  recordPaidPurchases(account, seedPurchases(now));
  recordPaidPurchases(account, seedPurchases(now));
  const client = openInProcess(account);
  for (const { id, transaction_type: type, amount_cents: cents } of seedCredits(now).lines) {
    if (type !== 'purchase_completed') continue;
    const session = await client.checkout.sessions.retrieve(id);
    expect(purchaseIn(session)).toEqual({ seniorId: 'seed-maria', cents });
    const refund = await client.refunds.create({ payment_intent: String(session.payment_intent), amount: 1_000 });
    expect(refund).toMatchObject({ status: 'succeeded', amount: 1_000 });
  }
});
