import { shownTransactions, stalePurchaseMinutes } from '#domain/credits/credits.ts';
import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import type { CancelCall } from '../checkout-return/cancel-purchase.ts';

export interface StaleSweeper {
  /** The server's clock: a device whose clock is ahead must not cancel a purchase that is being paid. */
  readonly serverTime: () => Promise<Result<Date, DomainError>>;
  readonly listPending: (max: number, before: Date) => Promise<Result<readonly CreditTransaction[], DomainError>>;
  readonly cancel: CancelCall;
}

export interface SweptPurchases {
  /** Whether the ledger has changed. */
  readonly changed: boolean;
  /** The ids of purchases that can no longer be cancelled, because their payment is under way. */
  readonly underWay: readonly string[];
}

const minute = 60_000;

/**
 * Cancels purchases that are pending for an hour (spec.md section 4). Best effort: a failure does not stop the others,
 * and the sweep of the server retries.
 */
export async function cancelStale({ serverTime, listPending, cancel }: StaleSweeper): Promise<SweptPurchases> {
  const now = await serverTime();
  if (!now.ok) return { changed: false, underWay: [] };
  const staleBefore = new Date(now.value.getTime() - stalePurchaseMinutes * minute);
  const stale = await listPending(shownTransactions, staleBefore);
  let changed = false;
  const underWay: string[] = [];
  for (const { id } of stale.ok ? stale.value : []) {
    const answer = await cancel(id);
    if (!answer.ok) continue;
    const { cancelled, credits_added: credits } = answer.value;
    if (cancelled || credits > 0) changed = true;
    else underWay.push(id);
  }
  return { changed, underWay };
}
