import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';

/** The outcome of a purchase, as confirmed by the server. */
export type Outcome =
  /** The call has not returned. `retrying`: an attempt failed. */
  | { readonly kind: 'verifying' | 'cancelling'; readonly retrying: boolean }
  | { readonly kind: 'bought'; readonly credits: number }
  /** The purchase to cancel had been paid already. */
  | { readonly kind: 'paid-after-all'; readonly credits: number }
  | { readonly kind: 'under-way'; readonly sessionId: string }
  | { readonly kind: 'cancelled' }
  /** The checkout session was closed without a payment. */
  | { readonly kind: 'not-paid' }
  /** The payment page was closed after its time, unpaid: it cannot be paid any more. */
  | { readonly kind: 'expired'; readonly cents: number }
  /** The page of an open purchase could not be found. */
  | { readonly kind: 'not-continued'; readonly error: DomainError }
  | { readonly kind: 'unverified'; readonly sessionId: string | null }
  | { readonly kind: 'not-cancelled'; readonly sessionId: string | null; readonly error: DomainError };

/** The outcome after newer ledger lines. A payment under way becomes null once completed, `not-paid` once cancelled. */
export function updateOutcome(outcome: Outcome | null, transactions: readonly CreditTransaction[]): Outcome | null {
  if (outcome?.kind !== 'under-way') return outcome;
  const line = transactions.find(({ id }) => id === outcome.sessionId);
  if (line === undefined || line.transaction_type === 'purchase_pending') return outcome;
  return line.transaction_type === 'purchase_cancelled' ? { kind: 'not-paid' } : null;
}
