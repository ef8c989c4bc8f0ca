import { describe, expect, test } from 'vitest';
import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { err, ok } from '#domain/result.ts';
import { aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import type { RetryPolicy } from './retry-until-answered.ts';
import { updateOutcome } from './outcome.ts';
import { verifyCheckout, type VerifyCall } from './verify-checkout.ts';

const sessionId = 'cs_test_a1';

const patience: RetryPolicy = { wait: async () => undefined, isWanted: () => true, onRetry: () => undefined };

const failure = (code: ErrorCode) => err<DomainError>({ code });

describe('verifyCheckout', () => {
  const verified = (answer: Awaited<ReturnType<VerifyCall>>) => verifyCheckout(sessionId, async () => answer, patience);

  test('is bought only when the server confirms it', async () => {
    expect(await verified(ok({ success: true, credits_added: 50 }))).toEqual({ kind: 'bought', credits: 50 });
    expect(await verified(ok({ success: false, credits_added: 0 }))).toEqual({ kind: 'not-paid' });
    expect(await verified(failure('payment-under-way'))).toEqual({ kind: 'under-way', sessionId });
  });

  test.each(['not-found', 'invalid-input', 'server-unavailable', 'payment-unverified'] as const)(
    'is unverified after %s',
    async (code) => {
      expect(await verified(failure(code))).toEqual({ kind: 'unverified', sessionId });
    },
  );
});

describe('cancelPurchase', () => {
  test('returns the outcome of the server', async () => {
    const cancelled = (cancelledToo: boolean, credits: number) =>
      cancelPurchase(sessionId, async () => ok({ cancelled: cancelledToo, credits_added: credits }), patience);
    expect(await cancelled(true, 0)).toEqual({ kind: 'cancelled' });
    expect(await cancelled(false, 50)).toEqual({ kind: 'paid-after-all', credits: 50 });
    expect(await cancelled(false, 0)).toEqual({ kind: 'under-way', sessionId });
  });

  test('a rejection cancels nothing', async () => {
    const error = { code: 'not-found' } as const;
    expect(await cancelPurchase(sessionId, async () => err(error), patience)).toEqual({
      kind: 'not-cancelled',
      sessionId,
      error,
    });
  });
});

describe('updateOutcome', () => {
  const underWay = { kind: 'under-way', sessionId } as const;
  const line = (type: CreditTransaction['transaction_type'], id = sessionId) =>
    aCreditTransaction({ id, transaction_type: type });

  test('a payment is under way until its line of the ledger changes', () => {
    expect(updateOutcome(underWay, [])).toBe(underWay);
    expect(updateOutcome(underWay, [line('purchase_pending'), line('purchase_completed', 'cs_other')])).toBe(underWay);
    expect(updateOutcome(underWay, [line('purchase_completed')])).toBeNull();
    expect(updateOutcome(underWay, [line('purchase_cancelled')])).toEqual({ kind: 'not-paid' });
  });

  test('any other outcome stays', () => {
    const bought = { kind: 'bought', credits: 50 } as const;
    expect(updateOutcome(bought, [line('purchase_cancelled')])).toBe(bought);
  });
});
