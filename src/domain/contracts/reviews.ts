import * as z from 'zod/mini';
import { maxVisitMinutes, reviewSchema } from '../documents/review.ts';
import { boundedText, documentId, exactText, isoDate, textLimits, timeOfDay } from '../field-types.ts';
import { functionContract } from './function-contract.ts';

/** 256 random bits in base64url: what the link in the mail carries (design.md decision 12). */
export const reviewTokenText = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** The details of the visit that the holder of a link may see. */
const plannedVisit = z.strictObject({
  /** The id of the request; the `planningId` of a submission. */
  id: documentId,
  /** The name of the service; empty when unknown. */
  title: boundedText(textLimits.label),
  /** The id of the service, by which the page names it in its own language. Absent in old records. */
  task_category_id: z.optional(documentId),
  /** Brussels time: `2027-03-02T14:00`, or the day alone. Null when an old record has no valid day. */
  date_time: z.nullable(z.union([z.templateLiteral([isoDate, 'T', timeOfDay]), isoDate])),
  /** Empty when the student is unknown. */
  student_name: boundedText(2 * textLimits.name + 1),
  /** Planned duration; 0 when unknown. */
  duration_minutes: z.int().check(z.gte(0), z.lte(maxVisitMinutes)),
});

export type PlannedVisit = z.infer<typeof plannedVisit>;

/**
 * Checks a link without using it up. A token that is unknown, used or expired is invalid; the answer does not say
 * which.
 */
export const validateReviewToken = functionContract({
  name: 'validate-review-token',
  input: z.strictObject({ token: exactText(textLimits.id) }),
  output: z.strictObject({ valid: z.boolean(), planning: z.nullable(plannedVisit) }),
});

/** spec.md section 3, review payload. */
export const ratingSchema = z.omit(reviewSchema, { request_id: true, created_at: true });

export type Rating = z.infer<typeof ratingSchema>;

/**
 * Submits the review and uses up the link, exactly once: any other submission is rejected with `review-link-invalid`.
 */
export const submitReview = functionContract({
  name: 'submit-review',
  input: z.strictObject({ token: reviewTokenText, planningId: documentId, rating: ratingSchema }),
  output: z.strictObject({}),
});
