import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#lib/result.ts';
import { keepAsking, type Patience } from './keep-asking.ts';
import type { Outcome } from './outcome.ts';

export type VerifyCall = (
  sessionId: string,
) => Promise<Result<{ readonly success: boolean; readonly credits_added: number }, DomainError>>;

/**
 * What has become of the purchase that somebody comes back from. Nothing counts as paid before the server has said so.
 * @returns null when nobody wants to know any more.
 */
export async function verifyArrival(
  sessionId: string,
  verify: VerifyCall,
  patience: Patience,
): Promise<Outcome | null> {
  const answer = await keepAsking(() => verify(sessionId), patience);
  if (answer === null) return null;
  if (answer.ok) {
    const { success, credits_added: credits } = answer.value;
    return success ? { kind: 'bought', credits } : { kind: 'not-paid' };
  }
  return answer.error.code === 'payment-under-way'
    ? { kind: 'under-way', sessionId }
    : { kind: 'unverified', sessionId };
}
