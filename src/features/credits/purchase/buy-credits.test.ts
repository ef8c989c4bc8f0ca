import { describe, expect, test } from 'vitest';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { buyCredits, type CheckoutPorts } from './buy-credits.ts';

const address = 'https://checkout.stripe.com/c/pay/cs_test_a1';

function openCheckout(answers: readonly Result<{ url: string }, DomainError>[]) {
  const left = [...answers];
  const asked: string[] = [];
  let minted = 0;
  const shop: CheckoutPorts = {
    purchase: async (amount, attempt) => {
      asked.push(`${amount}/${attempt}`);
      return left.shift() ?? err({ code: 'unknown' });
    },
    mintId: () => `press-${++minted}`,
    standIn: null,
  };
  return { shop, asked };
}

const failure = (code: ErrorCode) => err<DomainError>({ code });

describe('buyCredits', () => {
  test('returns the address of the payment page', async () => {
    const { shop } = openCheckout([ok({ url: address })]);
    expect(await buyCredits(50, null, shop)).toEqual({ kind: 'opened', address, unanswered: null });
  });

  test.each(['network', 'server-unavailable', 'too-many-requests', 'unknown'] as const)(
    'retries the same purchase after %s',
    async (code) => {
      const { shop, asked } = openCheckout([failure(code), ok({ url: address })]);
      const first = await buyCredits(50, null, shop);
      expect(first).toEqual({ kind: 'failed', error: { code }, unanswered: { amount: 50, attempt: 'press-1' } });
      await buyCredits(50, first.unanswered, shop);
      expect(asked).toEqual(['50/press-1', '50/press-1']);
    },
  );

  test('another amount is a new purchase', async () => {
    const { shop, asked } = openCheckout([failure('network'), ok({ url: address })]);
    const { unanswered } = await buyCredits(50, null, shop);
    await buyCredits(100, unanswered, shop);
    expect(asked).toEqual(['50/press-1', '100/press-2']);
  });

  test('after any answer of the server the next press is a new purchase', async () => {
    const { shop, asked } = openCheckout([failure('purchase-failed'), ok({ url: address }), ok({ url: address })]);
    let unanswered = null;
    for (let press = 0; press < 3; press += 1) ({ unanswered } = await buyCredits(50, unanswered, shop));
    expect(asked).toEqual(['50/press-1', '50/press-2', '50/press-3']);
  });

  test('rejects an address that is no payment page', async () => {
    const { shop } = openCheckout([ok({ url: 'http://evil.test/c/pay/cs_test_a1' })]);
    expect(await buyCredits(50, null, shop)).toEqual({
      kind: 'failed',
      error: { code: 'purchase-failed' },
      unanswered: null,
    });
  });
});
