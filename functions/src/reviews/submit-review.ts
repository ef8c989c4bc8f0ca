import type { z } from 'zod';
import type { submitReview as contract } from '#domain/contracts/reviews.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';
import { reviewLinkLimit } from './review-link-limit.ts';

/** Stores the review of a visit, once. Submitting the same review again succeeds. */
export async function submitReview(
  { token, planningId, rating }: z.output<typeof contract.input>,
  _caller: null,
  { clock, rateLimits, reviewTokens }: Pick<Services, 'clock' | 'rateLimits' | 'reviewTokens'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const taken = await rateLimits.take([reviewLinkLimit('submit-review', token)], clock.now());
  if (taken.kind === 'rejected') return reject('too-many-requests', taken.retryAfterSeconds);
  const isStored = await reviewTokens.use(token, { planningId, rating });
  return isStored ? ok({}) : reject('review-link-invalid');
}
