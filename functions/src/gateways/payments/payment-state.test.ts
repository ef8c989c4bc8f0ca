import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { refundsIn } from './payment-state.ts';
import { standIn } from './stripe-client.ts';

const refund = (amount: number, status: string) => ({ amount, status }) as Stripe.Refund;

test('a failed refund counts as made and returned', () => {
  expect(refundsIn([])).toEqual({ refundedCents: 0, failedRefundCents: 0, ownRefunds: [] });
  const refunds = [
    refund(100, 'succeeded'),
    refund(200, 'pending'),
    refund(400, 'failed'),
    refund(800, 'canceled'),
    refund(1_600, 'requires_action'),
  ];
  expect(refundsIn(refunds)).toEqual({ refundedCents: 3_100, failedRefundCents: 1_200, ownRefunds: [] });
});

test('a refund that names an order of ours is counted by itself, oldest first', () => {
  const ordered = (id: string, created: number, status: string) =>
    ({ id: `re_${created}`, amount: 100, status, created, metadata: { refund: id } }) as unknown as Stripe.Refund;
  const refunds = [ordered('b-0', 2, 'pending'), ordered('a-0', 1, 'succeeded'), ordered('a-1', 3, 'failed')];
  const odd = ordered('no document/id', 4, 'succeeded');
  expect(refundsIn([...refunds, odd])).toEqual({
    refundedCents: 100,
    failedRefundCents: 0,
    ownRefunds: [
      { id: 'a-0', cents: 100, state: 'done' },
      { id: 'b-0', cents: 100, state: 'under-way' },
      { id: 'a-1', cents: 100, state: 'failed' },
    ],
  });
});

test('only a loopback address can stand in for Stripe', () => {
  expect(standIn('')).toEqual({});
  expect(standIn('http://127.0.0.1:12111')).toEqual({ host: '127.0.0.1', port: 12_111, protocol: 'http' });
  for (const elsewhere of ['http://evil.test', 'http://127.0.0.1.evil.test:12111', 'https://10.0.0.1']) {
    expect(() => standIn(elsewhere)).toThrow('loopback');
  }
});
