import type { PlannedVisit, Rating } from '#domain/contracts/reviews.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import type { ReviewPorts } from './open-review.ts';

export type SentReview =
  | { readonly kind: 'sent' }
  /** An earlier attempt with other content was received, so this one is rejected. */
  | { readonly kind: 'earlier' }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

/**
 * Sends a review. Idempotent for the same content. Other content is rejected when an earlier attempt was received; that
 * attempt is then repeated, so that the person does not see "link used" for their own review.
 * @param earlier the attempt that got no answer; null when there is none.
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
