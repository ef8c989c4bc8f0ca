import { shownTransactions, stalePurchaseMinutes } from '#domain/credits/credits.ts';
import type { CreditTransaction } from '#domain/documents/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#lib/result.ts';

export interface PurchaseLists {
  readonly listPending: (most: number) => Promise<Result<readonly CreditTransaction[], DomainError>>;
  readonly listNewest: (most: number) => Promise<Result<readonly CreditTransaction[], DomainError>>;
  readonly serverTime: () => Promise<Result<Date, DomainError>>;
}

/** As long as its payment page can be open. */
const pageMs = stalePurchaseMinutes * 60_000;

const isPurchase = ({ transaction_type: type }: CreditTransaction) => type.startsWith('purchase_');

/**
 * Which purchase somebody gave up on the payment page; the address does not say. It is the latest that is still open
 * (spec.md section 4). Where none is, the latest that can still have been on that page may have been paid in another
 * tab: whoever comes back must not be told that it is cancelled.
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
