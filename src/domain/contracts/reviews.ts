import * as z from 'zod/mini';
import { longestVisitMinutes, reviewSchema } from '../documents/review.ts';
import { boundedText, documentId, isoDate, textLimits, timeOfDay } from '../field-types.ts';
import { functionContract } from './function-contract.ts';

/** 256 random bits in base64url: what the link in the mail carries (design.md decision 12). */
export const reviewTokenText = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** What somebody with the link may know of the visit. */
const plannedVisit = z.strictObject({
  /** Of the request; the `planningId` of a submission. */
  id: documentId,
  /** The name of the service; empty when nobody knows it any more. */
  title: boundedText(textLimits.label),
  /** In Brussels: `2027-03-02T14:00`, or the day alone. Old records may tell less: null when not even the day is known. */
  date_time: z.nullable(z.union([z.templateLiteral([isoDate, 'T', timeOfDay]), isoDate])),
  /** Empty when nobody knows any more who came. */
  student_name: boundedText(2 * textLimits.name + 1),
  /** As planned; 0 when that is not known. */
  duration_minutes: z.int().check(z.gte(0), z.lte(longestVisitMinutes)),
});

export type PlannedVisit = z.infer<typeof plannedVisit>;

/** Looks at a link; looking uses nothing up. A token that is unknown, used or too old: not valid, and nothing more is said. */
export const validateReviewToken = functionContract({
  name: 'validate-review-token',
  input: z.strictObject({ token: boundedText(textLimits.id) }),
  output: z.strictObject({ valid: z.boolean(), planning: z.nullable(plannedVisit) }),
});

/** spec.md section 3, review payload. */
export const ratingSchema = z.omit(reviewSchema, { request_id: true, created_at: true });

export type Rating = z.infer<typeof ratingSchema>;

/** Uses the link up, exactly once: whoever comes second is refused with `review-link-invalid`. */
export const submitReview = functionContract({
  name: 'submit-review',
  input: z.strictObject({ token: reviewTokenText, planningId: documentId, rating: ratingSchema }),
  output: z.strictObject({}),
});
