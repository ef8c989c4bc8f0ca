import type { CreditTransaction, UserCredits } from '#domain/documents/credits.ts';
import { balanceOf } from '#domain/credits/ledger.ts';
import { storedHourlyRate } from '#domain/requests/prices.ts';
import { maria } from './accounts.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Of the visit in the seed that is paid. */
const paidHours = 2;

type Sketch = Pick<CreditTransaction, 'id' | 'transaction_type' | 'amount' | 'description'> & {
  readonly daysAgo: number;
};

/** The Stripe stand-in has no sessions for these purchases: they are settled, so it is never asked about them. */
const sketches: readonly Sketch[] = [
  {
    id: 'cs_test_seedmaria1',
    transaction_type: 'purchase_completed',
    amount: 100,
    description: 'Aankoop van 100 credits',
    daysAgo: 28,
  },
  {
    id: 'seed-maria-usage-1',
    transaction_type: 'service_usage',
    amount: -paidHours * storedHourlyRate,
    description: 'Huishoudelijke hulp, 2 uur',
    daysAgo: 19,
  },
  {
    id: 'cs_test_seedmaria2',
    transaction_type: 'purchase_cancelled',
    amount: 20,
    description: 'Aankoop van 20 credits',
    daysAgo: 6,
  },
  {
    id: 'cs_test_seedmaria3',
    transaction_type: 'purchase_completed',
    amount: 50,
    description: 'Aankoop van 50 credits',
    daysAgo: 5,
  },
];

export interface SeedCredits {
  readonly lines: readonly CreditTransaction[];
  readonly balance: UserCredits;
}

/** Maria's credits: lines, and the balance that is their sum. */
export function seedCredits(now: Date): SeedCredits {
  const lines = sketches.map(({ daysAgo, ...line }) => ({
    ...line,
    user_id: maria.uid,
    stripe_session_id: line.id.startsWith('cs_') ? line.id : null,
    created_at: new Date(now.getTime() - daysAgo * dayMs),
  }));
  return { lines, balance: { user_id: maria.uid, balance: balanceOf(lines) } };
}
