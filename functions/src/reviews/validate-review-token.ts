import type { z } from 'zod';
import type { validateReviewToken as contract } from '#domain/contracts/reviews.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';
import { reviewLinkLimit } from './review-link-limit.ts';

/** Whether a review link can be used, and for which visit. The reason why not is not revealed. */
export async function validateReviewToken(
  { token }: z.output<typeof contract.input>,
  _caller: null,
  { clock, rateLimits, reviewTokens }: Pick<Services, 'clock' | 'rateLimits' | 'reviewTokens'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const taken = await rateLimits.take([reviewLinkLimit('validate-review-token', token)], clock.now());
  if (taken.kind === 'rejected') return reject('too-many-requests', taken.retryAfterSeconds);
  const planning = await reviewTokens.visitOf(token);
  return ok({ valid: planning !== null, planning });
}
