import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import type { Outcome } from '../checkout-return/outcome.ts';
import { isPaymentAddress } from '#shared/payments/payment-address.ts';
import type { OpenPurchase } from './open-purchases.ts';

export type ContinueCall = (
  sessionId: string,
) => Promise<Result<{ readonly url: string | null; readonly credits_added: number }, DomainError>>;

/**
 * Asks for the page of a purchase that was begun earlier: its own page, never another one. The server knows it after a
 * reload, on another device and after signing in again, so nothing about it is stored on this device.
 * @returns the address of the page, or what became of the purchase. @param standIn origin of the Stripe emulator.
 */
export async function continuePurchase(
  { sessionId, cents }: OpenPurchase,
  ask: ContinueCall,
  standIn: string | null,
): Promise<{ readonly address: string } | { readonly failure: Outcome }> {
  const answer = await ask(sessionId);
  if (!answer.ok) {
    const { error } = answer;
    return {
      failure: error.code === 'payment-under-way' ? { kind: 'under-way', sessionId } : { kind: 'not-continued', error },
    };
  }
  const { url: address, credits_added: credits } = answer.value;
  if (address === null) {
    return { failure: credits > 0 ? { kind: 'paid-after-all', credits } : { kind: 'expired', cents } };
  }
  return isPaymentAddress(address, standIn)
    ? { address }
    : { failure: { kind: 'not-continued', error: { code: 'purchase-failed' } } };
}
