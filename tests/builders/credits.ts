import type { CreditAdjustment } from '#domain/documents/credit-adjustment.ts';
import type { CreditTransaction, UserCredits } from '#domain/documents/credits.ts';
import { lineDescriptions } from '#domain/credits/line-description.ts';
import { madeAt } from './moments.ts';

export function aBalance(overrides: Partial<UserCredits> = {}): UserCredits {
  return { user_id: 'maria', balance: 50, ...overrides };
}

export function aCreditTransaction(overrides: Partial<CreditTransaction> = {}): CreditTransaction {
  return {
    id: 'cs_test_a1',
    user_id: 'maria',
    amount: 50,
    description: lineDescriptions.purchase,
    transaction_type: 'purchase_completed',
    stripe_session_id: 'cs_test_a1',
    created_at: madeAt,
    ...overrides,
  };
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
