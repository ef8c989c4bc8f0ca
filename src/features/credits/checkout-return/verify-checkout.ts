import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { retryUntilAnswered, type RetryPolicy } from './retry-until-answered.ts';
import type { Outcome } from './outcome.ts';

export type VerifyCall = (
  sessionId: string,
) => Promise<Result<{ readonly success: boolean; readonly credits_added: number }, DomainError>>;

/**
 * Verifies the purchase that the person returns from. Nothing counts as paid before the server confirms it.
 * @returns null when the result is no longer wanted.
 */
export async function verifyCheckout(
  sessionId: string,
  verify: VerifyCall,
  patience: RetryPolicy,
): Promise<Outcome | null> {
  const answer = await retryUntilAnswered(() => verify(sessionId), patience);
  if (answer === null) return null;
  if (answer.ok) {
    const { success, credits_added: credits } = answer.value;
    return success ? { kind: 'bought', credits } : { kind: 'not-paid' };
  }
  return answer.error.code === 'payment-under-way'
    ? { kind: 'under-way', sessionId }
    : { kind: 'unverified', sessionId };
}
