import { type DomainError, isTransient } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import type { UnansweredAttempt } from '../purchase-state.ts';
import { isPaymentAddress } from '#shared/payments/payment-address.ts';

export interface CheckoutPorts {
  readonly purchase: (amount: number, attempt: string) => Promise<Result<{ readonly url: string }, DomainError>>;
  readonly mintId: () => string;
  /** Origin of the Stripe emulator; null without one. */
  readonly standIn: string | null;
}

export type CheckoutResult =
  | { readonly kind: 'opened'; readonly address: string; readonly unanswered: null }
  | { readonly kind: 'failed'; readonly error: DomainError; readonly unanswered: UnansweredAttempt | null };

/**
 * Requests a payment page. Idempotent per attempt: without an answer, a second press for the same amount reuses the
 * attempt and gets the same page, so that no second purchase is created.
 * @param before the attempt without an answer; null when there is none.
 */
export async function buyCredits(
  amount: number,
  before: UnansweredAttempt | null,
  shop: CheckoutPorts,
): Promise<CheckoutResult> {
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
