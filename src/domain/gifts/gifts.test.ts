import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giftHref } from '#app/family/gift-href.ts';
import { aGift } from '#tests/builders/payments/gift.ts';
import { aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { balanceOf, type PaymentState, settlementOf } from '../credits/ledger.ts';
import type { CreditTransaction } from '../documents/payments/credits.ts';
import type { Gift } from '../documents/payments/gift.ts';
import { accountOf, payerOf, receiptOf } from '../receipts/receipt-of-line.ts';
import { planRefund } from '../refunds/plan-refund.ts';
import { unusedMoney } from '../refunds/unused-money.ts';
import { giftAddress, giftPath } from './gift-address.ts';
import { isSameGift, settledGift } from './settle-gift.ts';

const now = new Date('2026-11-25T10:00:00Z');

const stateOf = (payment: PaymentState['payment'], cents: number): PaymentState => ({
  ...{ sessionId: 'cs_test_gift', seniorId: 'maria', cents, openedAt: new Date('2026-11-20T10:00:00Z'), payment },
  ...{ refundedCents: 0, failedRefundCents: 0, ownRefunds: [], disputes: [] },
  gift: { id: 'gift', giverUid: 'els' },
});

test('whatever is told of a payment, in any order and however often: one line once it was paid, of exactly its amount', () => {
  const told = fc.array(fc.constantFrom<PaymentState['payment']>('open', 'under-way', 'paid', 'over'), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(told, fc.integer({ min: 1, max: 1_000 }), (states, credits) => {
      const cents = credits * 100;
      let lines: readonly CreditTransaction[] = [];
      let gift: Gift = aGift({ state: 'open', session_id: null, paid_at: null, credits });
      let balance = 0;
      let wasPaid = false;
      for (const payment of states) {
        const settled = settlementOf(lines, stateOf(payment, cents), now);
        if (settled === null) throw new Error('it fits');
        const written = new Map([...lines, ...settled.lines].map((line) => [line.id, line]));
        lines = [...written.values()];
        balance += settled.balanceChange;
        gift = { ...gift, ...settledGift(gift, stateOf(payment, cents), now) };
        wasPaid ||= payment === 'paid';
        expect(lines.length).toBe(wasPaid ? 1 : 0);
        expect(balance).toBe(wasPaid ? cents : 0);
        expect(balanceOf(lines)).toBe(balance);
        expect(gift.state === 'paid').toBe(wasPaid);
      }
    }),
  );
});

test('its line is a gift of its giver, dated when it was paid', () => {
  expect(settlementOf([], stateOf('paid', 5_000), now)?.lines).toEqual([
    aCreditTransaction({
      ...{ id: 'cs_test_gift', stripe_session_id: 'cs_test_gift', amount: 50, description: 'gift' },
      ...{ actor_uid: 'els', created_at: now },
    }),
  ]);
});

test('a gift that was given up and paid all the same is paid; a paid one stays so', () => {
  const open = aGift({ state: 'open', session_id: null, paid_at: null });
  const givenUp = { ...open, ...settledGift(open, stateOf('over', 5_000), now) };
  expect(givenUp.state).toBe('given-up');
  expect(settledGift(givenUp, stateOf('open', 5_000), now)).toBeNull();
  const paid = { ...givenUp, ...settledGift(givenUp, stateOf('paid', 5_000), now) };
  expect(paid).toMatchObject({ state: 'paid', paid_at: now, session_id: 'cs_test_gift' });
  for (const payment of ['open', 'over', 'paid'] as const)
    expect(settledGift(paid, stateOf(payment, 5_000), now)).toBeNull();
});

test('an attempt that is repeated is the same gift; one for other words or another senior is none', () => {
  const one = aGift();
  expect(isSameGift(one, { ...one, made_at: now, state: 'open' })).toBe(true);
  for (const other of [{ message: '' }, { from: 'Tom' }, { credits: 20 }, { senior_id: 'jozef' }, { giver_id: 'tom' }])
    expect(isSameGift(one, { ...one, ...other })).toBe(false);
});

test('the receipt of a gift is for its giver, and stands in the account of the senior', () => {
  const [line] = settlementOf([], stateOf('paid', 5_000), now)?.lines ?? [];
  if (line === undefined) throw new Error('there is a line');
  const holder = { name: 'Els Janssens', street: '', town: '' };
  const receipt = receiptOf({
    ...{ number: '2026-000001', line, visit: null, holder, language: 'NL', postedAt: now, issuedAt: now },
  });
  expect([receipt.user_id, accountOf(receipt), payerOf(line)]).toEqual(['els', 'maria', 'els']);
  const bought = receiptOf({
    ...{ number: '2026-000002', line: aCreditTransaction(), visit: null, holder },
    ...{ language: 'NL', postedAt: now, issuedAt: now },
  });
  expect([bought.user_id, accountOf(bought), 'account_uid' in bought]).toEqual(['maria', 'maria', false]);
});

test('a gift is used and not sent back to the card of its giver; her own purchases still are', () => {
  const gift = settlementOf([], stateOf('paid', 5_000), now)?.lines ?? [];
  const own = aCreditTransaction({ id: 'cs_own', amount: 20, created_at: now });
  const money = unusedMoney([...gift, own], 0);
  expect(money.given).toBe(5_000);
  expect(planRefund(money, now)).toMatchObject([{ cents: 2_000, purchase: { sessionId: 'cs_own' } }]);
});

test('the mail and the payment page lead to the page of the app', () => {
  expect(giftPath('one')).toBe(giftHref({ gift: 'one' }));
  expect(giftHref({})).toBe(giftAddress);
});
