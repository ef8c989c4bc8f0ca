import type { CreditTransaction } from '#domain/documents/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#lib/result.ts';
import { keepAsking, type Patience } from './keep-asking.ts';
import type { Outcome } from './outcome.ts';

export interface Verifier {
  readonly verify: (
    sessionId: string,
  ) => Promise<Result<{ readonly success: boolean; readonly credits_added: number }, DomainError>>;
  /** The line of the ledger that belongs to a purchase; null when it cannot be found now. */
  readonly findLine: (sessionId: string) => Promise<CreditTransaction | null>;
  readonly patience: Patience;
}

/**
 * What has become of the purchase that somebody comes back from. Nothing counts as paid before the server has said so.
 * @returns null when nobody wants to know any more.
 */
export async function verifyArrival(
  sessionId: string,
  { verify, findLine, patience }: Verifier,
): Promise<Outcome | null> {
  const answer = await keepAsking(() => verify(sessionId), patience);
  if (answer === null) return null;
  if (!answer.ok) {
    return answer.error.code === 'payment-under-way'
      ? { kind: 'under-way', sessionId }
      : { kind: 'unverified', sessionId };
  }
  if (answer.value.success) return { kind: 'bought', credits: answer.value.credits_added };
  // The payment page leads back here once the payment is done or on its way; later the bank may still refuse it.
  const line = await findLine(sessionId);
  return line?.transaction_type === 'purchase_cancelled' ? { kind: 'not-paid' } : { kind: 'under-way', sessionId };
}
