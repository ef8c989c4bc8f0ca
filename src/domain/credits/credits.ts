/** Credits, spec.md section 9: 1 credit = 1 euro, whole numbers only. */
export const euroPerCredit = 1;
export const creditPresets = [20, 50, 100, 200, 400, 500] as const;
export const creditPurchaseRange = { min: 1, max: 1000 } as const;
/** One payment at Stripe, in cents: its least amount in euro, and the most that one purchase can be. */
export const missingPaymentRange = { min: 50, max: 100_000 } as const;
/** A pending purchase older than this is stale. */
export const stalePurchaseMinutes = 60;
export const shownTransactions = 10;

export const transactionTypes = [
  'purchase_pending',
  'purchase_completed',
  'purchase_cancelled',
  'service_usage',
  'refund',
  'adjustment',
  'missed_visit',
  'late_payment',
  'transfer',
  'visit_refund',
] as const;

/** Parses the purchase field: invalid input becomes 1 (spec.md section 5), too large an amount becomes 1000. */
export function readCreditAmount(typed: string): number {
  const amount = /^\s*\d+\s*$/.test(typed) ? Number(typed) : creditPurchaseRange.min;
  return Math.min(Math.max(amount, creditPurchaseRange.min), creditPurchaseRange.max);
}
