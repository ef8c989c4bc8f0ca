import * as z from 'zod/mini';
import { verifyPayment } from '#domain/contracts/credits.ts';

/** With what somebody comes to this view. */
export type Arrival =
  | { readonly kind: 'none' }
  /** From the payment page, having paid or set a payment going. */
  | { readonly kind: 'paid'; readonly sessionId: string }
  /** From the payment page, it seems, yet without saying which purchase it was. */
  | { readonly kind: 'unreadable' }
  /** From the payment page, by its way back. */
  | { readonly kind: 'cancelled' };

/** Reads the address as the payment page leaves it (spec.md section 4). Anybody can type one: nothing in it is believed. */
export function readArrival(query: URLSearchParams): Arrival {
  if (query.get('success') === 'true') {
    const input = z.safeParse(verifyPayment.input, { session_id: query.get('session_id') });
    return input.success ? { kind: 'paid', sessionId: input.data.session_id } : { kind: 'unreadable' };
  }
  return { kind: query.get('canceled') === 'true' ? 'cancelled' : 'none' };
}
