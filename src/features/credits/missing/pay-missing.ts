import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { isPaymentAddress } from '#shared/payments/payment-address.ts';

export type PayCall = () => Promise<Result<{ readonly url: string | null; readonly cents: number }, DomainError>>;

/** Why no page is opened. `nothing`: it was paid meanwhile. */
export type NoPage = { readonly kind: 'nothing' } | { readonly kind: 'failed'; readonly error: DomainError };

/**
 * Asks for the page on which exactly what is missing is paid. Repeating it finds the same page: the server knows which
 * payment is under way, so nothing about it is stored on this device. @param standIn origin of the Stripe emulator.
 */
export async function payMissing(
  ask: PayCall,
  standIn: string | null,
): Promise<{ readonly address: string } | { readonly failure: NoPage }> {
  const answer = await ask();
  if (!answer.ok) return { failure: { kind: 'failed', error: answer.error } };
  const { url: address } = answer.value;
  if (address === null) return { failure: { kind: 'nothing' } };
  return isPaymentAddress(address, standIn)
    ? { address }
    : { failure: { kind: 'failed', error: { code: 'purchase-failed' } } };
}
