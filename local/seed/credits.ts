import type { CreditTransaction, UserCredits } from '#domain/documents/credits.ts';
import { lineDescriptions, usageDescription } from '#domain/credits/line-description.ts';
import { amountFields, balanceFields, fromCredits } from '#domain/credits/cents.ts';
import { balanceOf } from '#domain/credits/ledger.ts';
import { storedHourlyRate } from '#domain/requests/prices.ts';
import { maria } from './accounts.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** The hours of the paid visit in the seed data. */
const paidHours = 2;

type CreditLineTemplate = Pick<CreditTransaction, 'id' | 'transaction_type' | 'description'> & {
  readonly amount: number;
  readonly daysAgo: number;
};

/** The Stripe stand-in has no sessions for these purchases: they are settled, so it is never queried about them. */
const templates: readonly CreditLineTemplate[] = [
  {
    id: 'cs_test_seedmaria1',
    transaction_type: 'purchase_completed',
    amount: 100,
    description: lineDescriptions.purchase,
    daysAgo: 28,
  },
  {
    id: 'seed-maria-usage-1',
    transaction_type: 'service_usage',
    amount: -paidHours * storedHourlyRate,
    description: usageDescription({ service: 'household', hours: paidHours }),
    daysAgo: 19,
  },
  {
    id: 'cs_test_seedmaria2',
    transaction_type: 'purchase_cancelled',
    amount: 20,
    description: lineDescriptions.purchase,
    daysAgo: 6,
  },
  {
    id: 'cs_test_seedmaria3',
    transaction_type: 'purchase_completed',
    amount: 50,
    description: lineDescriptions.purchase,
    daysAgo: 5,
  },
];

export interface SeedCredits {
  readonly lines: readonly CreditTransaction[];
  readonly balance: UserCredits;
}

/** Maria's credit lines, and the balance as their sum. */
export function seedCredits(now: Date): SeedCredits {
  const lines = templates.map(({ daysAgo, amount, ...line }) => ({
    ...line,
    ...amountFields(fromCredits(amount)),
    user_id: maria.uid,
    stripe_session_id: line.id.startsWith('cs_') ? line.id : null,
    created_at: new Date(now.getTime() - daysAgo * dayMs),
  }));
  return { lines, balance: { user_id: maria.uid, ...balanceFields(balanceOf(lines)) } };
}
