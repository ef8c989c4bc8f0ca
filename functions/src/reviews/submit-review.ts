import type { z } from 'zod';
import type { submitReview as contract } from '#domain/contracts/reviews.ts';
import { type Answer, answer, refuse } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';
import { linkAllowance } from './link-allowance.ts';

/** Stores what the family says of a visit, once. The very same words again find their receipt. */
export async function submitReview(
  { token, planningId, rating }: z.output<typeof contract.input>,
  _caller: null,
  { clock, rateLimits, reviewTokens }: Pick<Services, 'clock' | 'rateLimits' | 'reviewTokens'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const taken = await rateLimits.take([linkAllowance('submit-review', token)], clock.now());
  if (taken.kind === 'refused') return refuse('too-many-requests', taken.retryAfterSeconds);
  const isStored = await reviewTokens.use(token, { planningId, rating });
  return isStored ? answer({}) : refuse('review-link-invalid');
}
