import { type Rating, ratingSchema } from '../contracts/reviews.ts';
import type { ReviewToken } from '../documents/review.ts';

/** The records of a link: its token and the review of its visit. */
export interface LinkRecords {
  /** Null for an unknown token. */
  readonly token: ReviewToken | null;
  /** Null until the visit has been reviewed, through any link. */
  readonly review: Readonly<Record<string, unknown>> | null;
}

/** Returns whether a link still accepts a review; does not use it up. */
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
 * `store`: the single submission that counts. `receipt`: an exact retry of it, whose answer was lost; changes nothing.
 * `refuse`: any other, without a reason, so that the answer does not reveal what exists.
 */
export function evaluateSubmission(
  records: LinkRecords,
  { planningId, rating }: Submission,
  now: Date,
): 'store' | 'receipt' | 'refuse' {
  const { token, review } = records;
  if (token?.request_id !== planningId) return 'refuse';
  if (isOpen(records, now)) return 'store';
  // Only for the used link, before it expires, and only for an identical review.
  const isReceipt = token.used_at !== null && token.expires_at > now && review !== null && isSame(review, rating);
  return isReceipt ? 'receipt' : 'refuse';
}
