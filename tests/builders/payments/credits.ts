import type { CreditAdjustment } from '#domain/documents/payments/credit-adjustment.ts';
import type { MissingPayment } from '#domain/documents/bookkeeping.ts';
import { fromCredits } from '#domain/credits/cents.ts';
import type { Refund } from '#domain/documents/payments/refund.ts';
import type { CreditTransaction, UserCredits } from '#domain/documents/payments/credits.ts';
import { lineDescriptions } from '#domain/credits/line-description.ts';
import { madeAt } from '../moments.ts';

export function aBalance(overrides: Partial<UserCredits> = {}): UserCredits {
  const balance = overrides.balance ?? 50;
  return { user_id: 'maria', balance, balance_cents: fromCredits(balance), ...overrides };
}

/** A balance as a release before the cents wrote it. */
export function anOlderBalance(overrides: Partial<UserCredits> = {}): UserCredits {
  const { balance_cents: _, ...older } = aBalance(overrides);
  return older;
}

export function aCreditTransaction(overrides: Partial<CreditTransaction> = {}): CreditTransaction {
  const amount = overrides.amount ?? 50;
  return {
    id: 'cs_test_a1',
    user_id: 'maria',
    amount,
    amount_cents: fromCredits(amount),
    description: lineDescriptions.purchase,
    transaction_type: 'purchase_completed',
    stripe_session_id: 'cs_test_a1',
    created_at: madeAt,
    ...overrides,
  };
}

/** A line as a release before the cents wrote it. */
export function anOlderCreditTransaction(overrides: Partial<CreditTransaction> = {}): CreditTransaction {
  const { amount_cents: _, ...older } = aCreditTransaction(overrides);
  return older;
}

/** A correction of 150 euro that waits for a second staff member. */
export function aCreditAdjustment(overrides: Partial<CreditAdjustment> = {}): CreditAdjustment {
  return {
    senior_id: 'maria',
    cents: 15_000,
    reason: 'Dubbel betaald.',
    state: 'pending',
    asked_by: { uid: 'staf', name: 'Staf Claes' },
    asked_at: madeAt,
    answered_by: null,
    answered_at: null,
    last_change: { action: 'adjust-credits', by: 'Staf Claes', at: madeAt },
    revision: 1,
    ...overrides,
  };
}

/** A payment of 7.75 euro whose page is open. */
export function aMissingPayment(overrides: Partial<MissingPayment> = {}): MissingPayment {
  return {
    user_id: 'maria',
    attempt: '0b5c1e7a-1111-4222-8333-444455556666',
    cents: 775,
    session_id: 'cs_test_a1',
    begun_at: madeAt,
    ...overrides,
  };
}

/** 30 of 50 euro on their way back to the card. */
export function aRefund(overrides: Partial<Refund> = {}): Refund {
  return {
    senior_id: 'maria',
    session_id: 'cs_test_a1',
    bought_at: madeAt,
    bought_cents: 5_000,
    cents: 3_000,
    kind: 'unused',
    way: 'card',
    state: 'pending',
    asked_at: madeAt,
    paid_on: null,
    last_change: { action: 'refund-credits', by: 'Maria Peeters', at: madeAt },
    revision: 1,
    ...overrides,
  };
}
