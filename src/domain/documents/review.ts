import * as z from 'zod/mini';
import { boundedText, documentId, moment, textLimits } from '../field-types.ts';

/** Upper bound of a visit: 24 hours. A larger value is a typing mistake. */
export const maxVisitMinutes = 24 * 60;

/** Upper bound of the kilometres driven for one visit. */
export const maxKilometres = 1000;

const stars = z.int().check(z.gte(0), z.lte(5));

/** reviews/{request_id}: the family's review of a visit (spec.md section 3, review payload). */
export const reviewSchema = z.strictObject({
  request_id: documentId,
  skills_rating: stars,
  rating_other: stars,
  /** Minutes helped. */
  request_timing: z.int().check(z.gte(1), z.lte(maxVisitMinutes)),
  aantal_km: z.number().check(z.gte(0), z.lte(maxKilometres)),
  tasks_as_prescribed: z.boolean(),
  skills_notes: boundedText(textLimits.notes),
  notes_other: boundedText(textLimits.notes),
  additional_info: boundedText(textLimits.notes),
  actual_tasks_performed: boundedText(textLimits.notes, 1),
  created_at: moment,
});

export type Review = z.infer<typeof reviewSchema>;

/** review_tokens/{hash}: the id is the SHA-256 of the token in the mailed link; the token itself is never stored. */
export const reviewTokenSchema = z.strictObject({
  request_id: documentId,
  created_at: moment,
  expires_at: moment,
  used_at: z.nullable(moment),
});

export type ReviewToken = z.infer<typeof reviewTokenSchema>;

/** Lifetime of a review link (design.md decision 12). */
export const reviewTokenDays = 30;
