import type { z } from 'zod';
import type { validateReviewToken as contract } from '#domain/contracts/reviews.ts';
import { type Answer, answer, refuse } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';
import { linkAllowance } from './link-allowance.ts';

/** Looks at a link for whoever opened it; a link that cannot be used is not valid, and nothing more is said. */
export async function validateReviewToken(
  { token }: z.output<typeof contract.input>,
  _caller: null,
  { clock, rateLimits, reviewTokens }: Pick<Services, 'clock' | 'rateLimits' | 'reviewTokens'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const taken = await rateLimits.take([linkAllowance('validate-review-token', token)], clock.now());
  if (taken.kind === 'refused') return refuse('too-many-requests', taken.retryAfterSeconds);
  const planning = await reviewTokens.look(token);
  return answer({ valid: planning !== null, planning });
}
