import { type Rating, ratingSchema } from '../contracts/reviews.ts';
import type { ReviewToken } from '../documents/review.ts';

/** What is stored behind a link: its token, and the review of the visit that it belongs to. */
export interface LinkRecords {
  /** Null when nobody knows the token. */
  readonly token: ReviewToken | null;
  /** Null while nobody has reviewed the visit, with whichever link. */
  readonly review: Readonly<Record<string, unknown>> | null;
}

/** Whether a review can still be sent with a link; asking uses nothing up. */
export function isOpen({ token, review }: LinkRecords, now: Date): boolean {
  return token !== null && token.used_at === null && token.expires_at > now && review === null;
}

export interface Submission {
  readonly planningId: string;
  readonly rating: Rating;
}

function isSame(review: Readonly<Record<string, unknown>>, rating: Rating): boolean {
  return Object.keys(ratingSchema.shape).every((field) => review[field] === rating[field as keyof Rating]);
}

/**
 * `store`: the one submission that counts. `receipt`: that very submission again, whose answer got lost on the way; it
 * changes nothing. `refuse`: everything else, without a reason, so that nobody learns from it what exists.
 */
export function judgeSubmission(
  records: LinkRecords,
  { planningId, rating }: Submission,
  now: Date,
): 'store' | 'receipt' | 'refuse' {
  const { token, review } = records;
  if (token?.request_id !== planningId) return 'refuse';
  if (isOpen(records, now)) return 'store';
  // Only the link that was used, for as long as it lives, and only to whoever can repeat every word of the review.
  const isReceipt = token.used_at !== null && token.expires_at > now && review !== null && isSame(review, rating);
  return isReceipt ? 'receipt' : 'refuse';
}
