import { expect, test } from 'vitest';
import { aCreditTransaction } from '#tests/builders/credits.ts';
import { openPurchases } from './open-purchases.ts';

const pending = (id: string, amount = 50) =>
  aCreditTransaction({ id, stripe_session_id: id, amount, transaction_type: 'purchase_pending' });

const nothing = { opened: [], underWay: [] };

test('a line that is paid, cancelled, used or refunded is not open', () => {
  const others = (['purchase_completed', 'purchase_cancelled', 'service_usage', 'refund'] as const).map((type) =>
    aCreditTransaction({ id: type, transaction_type: type }),
  );
  expect(openPurchases(others, nothing)).toEqual({ toPay: null, underWay: [] });
});

test('returns the newest open one, with the address of its page when known', () => {
  const { toPay } = openPurchases([pending('cs_b', 20), pending('cs_a')], {
    opened: [{ sessionId: 'cs_b', address: 'https://pay.example/cs_b' }],
    underWay: [],
  });
  expect(toPay).toEqual({ sessionId: 'cs_b', amount: 20, address: 'https://pay.example/cs_b' });
  expect(openPurchases([pending('cs_a')], nothing).toPay?.address).toBeNull();
});

test('a payment under way can be neither paid nor cancelled', () => {
  const found = openPurchases([pending('cs_b', 20), pending('cs_a')], { opened: [], underWay: ['cs_b', 'cs_gone'] });
  expect(found.toPay?.sessionId).toBe('cs_a');
  expect(found.underWay.map(({ sessionId }) => sessionId)).toEqual(['cs_b']);
});
