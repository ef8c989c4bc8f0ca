import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { retryUntilAnswered, type RetryPolicy } from './retry-until-answered.ts';
import type { Outcome } from './outcome.ts';

export type CancelCall = (
  sessionId: string,
) => Promise<Result<{ readonly cancelled: boolean; readonly credits_added: number }, DomainError>>;

/** Cancels a purchase, unless it was paid after all. @returns null when the result is no longer wanted. */
export async function cancelPurchase(
  sessionId: string,
  cancel: CancelCall,
  patience: RetryPolicy,
): Promise<Outcome | null> {
  const answer = await retryUntilAnswered(() => cancel(sessionId), patience);
  if (answer === null) return null;
  if (!answer.ok) {
    return answer.error.code === 'payment-under-way'
      ? { kind: 'under-way', sessionId }
      : { kind: 'not-cancelled', sessionId, error: answer.error };
  }
  const { cancelled, credits_added: credits } = answer.value;
  if (cancelled) return { kind: 'cancelled' };
  return credits > 0 ? { kind: 'paid-after-all', credits } : { kind: 'under-way', sessionId };
}
