import type { PlannedVisit, Rating } from '#domain/contracts/reviews.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import type { ReviewPorts } from './open-review.ts';

export type SentReview =
  | { readonly kind: 'sent' }
  /** An earlier attempt had arrived, in other words than these; these come too late. */
  | { readonly kind: 'earlier' }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

/**
 * Sends a review. Sent again in the same words it is stored once; in other words it is refused, when the first ones had
 * arrived after all. Then those are asked after, so that nobody hears "used before" of their own review.
 * @param earlier what was sent before without an answer.
 */
export async function sendReview(
  token: string,
  visit: PlannedVisit,
  rating: Rating,
  earlier: Rating | null,
  submit: ReviewPorts['submit'],
): Promise<SentReview> {
  const sent = await submit(token, visit, rating);
  if (sent.ok) return { kind: 'sent' };
  if (sent.error.code !== 'review-link-invalid' || earlier === null) return { kind: 'failed', code: sent.error.code };
  const again = await submit(token, visit, earlier);
  return again.ok ? { kind: 'earlier' } : { kind: 'failed', code: again.error.code };
}
