import type * as z from 'zod/mini';
import { answerQuote as contract } from '#domain/contracts/answer-quote.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { withFreshSignIn } from '../auth/fresh-sign-in.ts';
import { callFunction } from '../functions.ts';

/**
 * The senior's own yes or no. Idempotent by its command id.
 * @returns `quote-replaced` when another price was proposed since, `quote-answered` when there is another answer, and
 * `quote-gone` when the request is cancelled or missing; the answer then counts for nothing.
 */
export async function answerQuote(input: z.input<typeof contract.input>): Promise<Result<void, DomainError>> {
  const answered = await withFreshSignIn(() => callFunction(contract, input));
  if (!answered.ok) return answered;
  if (answered.value.outcome === 'done') return ok(undefined);
  const { code } = answered.value;
  return err({ code: code === 'quote-replaced' || code === 'quote-answered' ? code : 'quote-gone' });
}
