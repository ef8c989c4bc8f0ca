import type { CreditTransaction } from '#domain/documents/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';

/** What came of a purchase, as far as the server has said. */
export type Outcome =
  /** The server was asked and has not answered. `trouble`: it could not be reached yet. */
  | { readonly kind: 'verifying' | 'cancelling'; readonly trouble: boolean }
  | { readonly kind: 'bought'; readonly credits: number }
  /** Somebody wanted to cancel what was paid already. */
  | { readonly kind: 'paid-after-all'; readonly credits: number }
  | { readonly kind: 'under-way'; readonly sessionId: string }
  | { readonly kind: 'cancelled' }
  /** Paying came to nothing: the purchase that one comes back from was closed meanwhile. */
  | { readonly kind: 'not-paid' }
  | { readonly kind: 'unverified'; readonly sessionId: string | null }
  | { readonly kind: 'not-cancelled'; readonly sessionId: string | null; readonly error: DomainError };

/** What there is to say once the ledger tells more: what was under way has arrived, which is news of its own, or has not. */
export function outcomeByNow(outcome: Outcome | null, transactions: readonly CreditTransaction[]): Outcome | null {
  if (outcome?.kind !== 'under-way') return outcome;
  const line = transactions.find(({ id }) => id === outcome.sessionId);
  if (line === undefined || line.transaction_type === 'purchase_pending') return outcome;
  return line.transaction_type === 'purchase_cancelled' ? { kind: 'not-paid' } : null;
}
