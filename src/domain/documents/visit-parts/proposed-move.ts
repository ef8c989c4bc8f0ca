import * as z from 'zod/mini';
import { boundedText, documentId, isoDate, moment, textLimits, timeOfDay } from '#domain/field-types.ts';

/**
 * `proposed_move` of planning/{visit_id}: the other day and hour that the senior, or somebody who may book for her, asked
 * for (docs/decisions/0082-moving-a-visit.md). Gone once the visit is at another time or cannot be moved any more.
 */
export const proposedMoveSchema = z.strictObject({
  date: isoDate,
  start: timeOfDay,
  asked_at: moment,
  asked_by: documentId,
  /** Null while it waits for an answer. */
  declined_at: z.nullable(moment),
  /** What staff tells the senior with the no; empty for a student's. */
  reason: boundedText(textLimits.notes),
});

export type ProposedMove = z.infer<typeof proposedMoveSchema>;
