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
