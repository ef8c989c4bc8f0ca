import * as z from 'zod/mini';
import { verifyPayment } from '#domain/contracts/credits.ts';

/** What the address says about a return from the payment page. */
export type CheckoutReturn =
  | { readonly kind: 'none' }
  /** Paid, or a payment is under way. */
  | { readonly kind: 'paid'; readonly sessionId: string }
  /** Returned from the payment page, without a readable session id. */
  | { readonly kind: 'unreadable' }
  /** Returned with the cancel link of the payment page. */
  | { readonly kind: 'cancelled' };

/** Parses the return address of the payment page (spec.md section 4). Untrusted input. */
export function readCheckoutReturn(query: URLSearchParams): CheckoutReturn {
  if (query.get('success') === 'true') {
    const input = z.safeParse(verifyPayment.input, { session_id: query.get('session_id') });
    return input.success ? { kind: 'paid', sessionId: input.data.session_id } : { kind: 'unreadable' };
  }
  return { kind: query.get('canceled') === 'true' ? 'cancelled' : 'none' };
}
