import { amountCents } from '#domain/credits/cents.ts';
import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import type { PurchaseState } from '../purchase-state.ts';

export interface OpenPurchase {
  readonly sessionId: string;
  readonly cents: number;
}

export interface OpenPurchases {
  /** The newest that can be paid or cancelled; at most one is offered. */
  readonly toPay: OpenPurchase | null;
  readonly underWay: readonly OpenPurchase[];
}

/** The purchases without a completed payment. @param transactions newest first. */
export function openPurchases(
  transactions: readonly CreditTransaction[],
  { underWay }: Pick<PurchaseState, 'underWay'>,
): OpenPurchases {
  const open = transactions
    .filter(({ transaction_type: type }) => type === 'purchase_pending')
    .map((line) => ({ sessionId: line.id, cents: amountCents(line) }));
  return {
    toPay: open.find(({ sessionId }) => !underWay.includes(sessionId)) ?? null,
    underWay: open.filter(({ sessionId }) => underWay.includes(sessionId)),
  };
}
