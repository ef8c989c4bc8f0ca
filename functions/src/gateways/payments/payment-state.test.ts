import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { refundsIn } from './payment-state.ts';
import { standIn } from './stripe-client.ts';

const refund = (amount: number, status: string) => ({ amount, status }) as Stripe.Refund;

test('a failed refund counts as made and returned', () => {
  expect(refundsIn([])).toEqual({ refundedCents: 0, failedRefundCents: 0 });
  const refunds = [
    refund(100, 'succeeded'),
    refund(200, 'pending'),
    refund(400, 'failed'),
    refund(800, 'canceled'),
    refund(1_600, 'requires_action'),
  ];
  expect(refundsIn(refunds)).toEqual({ refundedCents: 3_100, failedRefundCents: 1_200 });
});

test('only a loopback address can stand in for Stripe', () => {
  expect(standIn('')).toEqual({});
  expect(standIn('http://127.0.0.1:12111')).toEqual({ host: '127.0.0.1', port: 12_111, protocol: 'http' });
  for (const elsewhere of ['http://evil.test', 'http://127.0.0.1.evil.test:12111', 'https://10.0.0.1']) {
    expect(() => standIn(elsewhere)).toThrow('loopback');
  }
});
