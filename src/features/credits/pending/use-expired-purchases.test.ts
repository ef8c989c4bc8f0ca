import { expect, test } from 'vitest';
import { aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { expiredCents, pendingIds } from './use-expired-purchases.ts';

const purchase = (id: string, type: 'pending' | 'cancelled' | 'completed', amount = 50) =>
  aCreditTransaction({ id, amount, transaction_type: `purchase_${type}` });

test('a purchase has expired when it was pending and is cancelled', () => {
  const before = pendingIds([purchase('cs_b', 'pending', 20), purchase('cs_a', 'pending')]);
  expect(expiredCents(before, [purchase('cs_b', 'pending', 20), purchase('cs_a', 'cancelled')], [])).toBe(5000);
  expect(expiredCents(before, [purchase('cs_b', 'cancelled', 20), purchase('cs_a', 'cancelled')], [])).toBe(2000);
});

test('one that is paid, was cancelled before, or was being paid by the bank has not', () => {
  const before = pendingIds([purchase('cs_b', 'pending'), purchase('cs_a', 'cancelled')]);
  expect(expiredCents(before, [purchase('cs_b', 'completed'), purchase('cs_a', 'cancelled')], [])).toBeNull();
  expect(expiredCents(before, [purchase('cs_b', 'cancelled')], ['cs_b'])).toBeNull();
  expect(expiredCents([], [purchase('cs_b', 'cancelled')], [])).toBeNull();
});
