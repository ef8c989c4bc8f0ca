import { shownTransactions, stalePurchaseMinutes } from '#domain/credits/credits.ts';
import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';

export interface PurchaseLists {
  readonly listPending: (max: number) => Promise<Result<readonly CreditTransaction[], DomainError>>;
  readonly listNewest: (max: number) => Promise<Result<readonly CreditTransaction[], DomainError>>;
  readonly serverTime: () => Promise<Result<Date, DomainError>>;
}

/** How long a payment page can be open, in milliseconds. */
const pageMs = stalePurchaseMinutes * 60_000;

const isPurchase = ({ transaction_type: type }: CreditTransaction) => type.startsWith('purchase_');

/**
 * The id of the purchase that was abandoned on the payment page, which the address does not contain: the latest pending
 * one (spec.md section 4). Without a pending one, the latest whose page can still be open, since it may have been paid in
 * another tab and must not be reported as cancelled. null when there is none.
 */
export async function findAbandonedPurchase({
  listPending,
  listNewest,
  serverTime,
}: PurchaseLists): Promise<Result<string | null, DomainError>> {
  const pending = await listPending(1);
  if (!pending.ok) return pending;
  const [open] = pending.value;
  if (open !== undefined) return ok(open.id);
  const newest = await listNewest(shownTransactions);
  if (!newest.ok) return newest;
  const latest = newest.value.find(isPurchase);
  if (latest === undefined) return ok(null);
  const now = await serverTime();
  if (!now.ok) return now;
  return ok(now.value.getTime() - latest.created_at.getTime() < pageMs ? latest.id : null);
}
