import { expect, test } from 'vitest';
import { aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { openPurchases } from './open-purchases.ts';

const pending = (id: string, amount = 50) =>
  aCreditTransaction({ id, stripe_session_id: id, amount, transaction_type: 'purchase_pending' });

const nothing = { underWay: [] };

test('a line that is paid, cancelled, used or refunded is not open', () => {
  const others = (['purchase_completed', 'purchase_cancelled', 'service_usage', 'refund'] as const).map((type) =>
    aCreditTransaction({ id: type, transaction_type: type }),
  );
  expect(openPurchases(others, nothing)).toEqual({ toPay: null, underWay: [] });
});

test('returns the newest open one', () => {
  const { toPay } = openPurchases([pending('cs_b', 20), pending('cs_a')], nothing);
  expect(toPay).toEqual({ sessionId: 'cs_b', cents: 2000 });
});

test('a payment under way can be neither paid nor cancelled', () => {
  const found = openPurchases([pending('cs_b', 20), pending('cs_a')], { underWay: ['cs_b', 'cs_gone'] });
  expect(found.toPay?.sessionId).toBe('cs_a');
  expect(found.underWay.map(({ sessionId }) => sessionId)).toEqual(['cs_b']);
});
