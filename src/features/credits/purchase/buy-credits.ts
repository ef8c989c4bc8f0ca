import { type DomainError, isTransient } from '#domain/error-codes.ts';
import type { Result } from '#lib/result.ts';
import type { UnansweredPress } from '../purchase-state.ts';
import { isPaymentAddress } from './payment-address.ts';

export interface Shop {
  readonly purchase: (amount: number, attempt: string) => Promise<Result<{ readonly url: string }, DomainError>>;
  readonly mintId: () => string;
  /** Origin of what stands in for Stripe; null where nothing does. */
  readonly standIn: string | null;
}

export type Sale =
  | { readonly kind: 'opened'; readonly address: string; readonly unanswered: null }
  | { readonly kind: 'failed'; readonly error: DomainError; readonly unanswered: UnansweredPress | null };

/**
 * Asks for a payment page. Without an answer nobody knows whether the purchase was made: the same press asked again, for
 * the same amount, then gets the same page, so that no second purchase is left behind.
 */
export async function buyCredits(amount: number, before: UnansweredPress | null, shop: Shop): Promise<Sale> {
  const press = before?.amount === amount ? before : { amount, attempt: shop.mintId() };
  const answer = await shop.purchase(amount, press.attempt);
  if (answer.ok) {
    const { url: address } = answer.value;
    return isPaymentAddress(address, shop.standIn)
      ? { kind: 'opened', address, unanswered: null }
      : { kind: 'failed', error: { code: 'purchase-failed' }, unanswered: null };
  }
  return { kind: 'failed', error: answer.error, unanswered: isTransient(answer.error.code) ? press : null };
}
