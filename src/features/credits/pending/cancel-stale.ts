import { shownTransactions, stalePurchaseMinutes } from '#domain/credits/credits.ts';
import type { CreditTransaction } from '#domain/documents/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#lib/result.ts';
import type { CancelCall } from '../checkout-return/cancel-purchase.ts';

export interface StaleSweeper {
  /** The server's clock decides what is stale: a tablet that is ahead must not cancel what somebody is paying. */
  readonly serverTime: () => Promise<Result<Date, DomainError>>;
  readonly listPending: (most: number, before: Date) => Promise<Result<readonly CreditTransaction[], DomainError>>;
  readonly cancel: CancelCall;
}

export interface SweptPurchases {
  /** Whether anything in the ledger has changed. */
  readonly changed: boolean;
  /** Those that cannot be cancelled any more, because their money is under way. */
  readonly underWay: readonly string[];
}

const minute = 60_000;

/**
 * Cancels what nobody has paid for an hour (spec.md section 4). One that cannot be cancelled now is left to the sweep of
 * the server, and keeps none of the others.
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
