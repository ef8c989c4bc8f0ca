import type { CreditTransaction, UserCredits } from '#domain/documents/payments/credits.ts';
import { lineDescriptions, usageDescription } from '#domain/credits/line-description.ts';
import { amountCents, amountFields, balanceFields, fromCredits } from '#domain/credits/cents.ts';
import { balanceOf } from '#domain/credits/ledger.ts';
import { monthOf, monthsAfter } from '#domain/receipts/receipt-number.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import { storedHourlyRate } from '#domain/requests/prices.ts';
import type { PaidPurchase } from '../stripe/account/paid-purchase.ts';
import { maria } from './accounts.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** The hours of the paid visit in the seed data. */
const paidHours = 2;

type CreditLineTemplate = Pick<CreditTransaction, 'id' | 'transaction_type' | 'description'> & {
  readonly amount: number;
  /** Null: early in the month before this one, so that there is always a statement. */
  readonly daysAgo: number | null;
};

const templates: readonly CreditLineTemplate[] = [
  {
    id: 'cs_test_seedmaria1',
    transaction_type: 'purchase_completed',
    amount: 100,
    description: lineDescriptions.purchase,
    daysAgo: null,
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

const lastMonth = (now: Date): string => monthsAfter(monthOf(now), -1);

const madeAt = (daysAgo: number | null, now: Date): Date =>
  daysAgo === null ? noonOf(`${lastMonth(now)}-03`) : new Date(now.getTime() - daysAgo * dayMs);

/** Maria's credit lines, and the balance as their sum. */
export function seedCredits(now: Date): SeedCredits {
  const lines = templates.map(({ daysAgo, amount, ...line }) => ({
    ...line,
    ...amountFields(fromCredits(amount)),
    user_id: maria.uid,
    stripe_session_id: line.id.startsWith('cs_') ? line.id : null,
    created_at: madeAt(daysAgo, now),
  }));
  return { lines, balance: { user_id: maria.uid, ...balanceFields(balanceOf(lines)) } };
}

/** Maria's paid purchases, as the stand-in for Stripe keeps them: they can go back to her card. */
export function seedPurchases(now: Date): readonly PaidPurchase[] {
  return seedCredits(now)
    .lines.filter(({ transaction_type: type }) => type === 'purchase_completed')
    .map((line) => ({
      ...{ sessionId: line.id, customerId: maria.uid, email: maria.email },
      ...{ cents: amountCents(line), paidAt: line.created_at },
    }));
}
