import * as z from 'zod/mini';

/**
 * `moves` of service_requests/{request_id}: what the senior's screens show of the moves that she asked for, in the document
 * that her device keeps. Types only, so that an app that was loaded before a field was added still reads it. Written by
 * functions only, in the transaction that changes the visit (docs/decisions/0082-moving-a-visit.md).
 */
export const shownMoveSchema = z.object({
  visit_id: z.string(),
  date: z.string(),
  start: z.string(),
  state: z.enum(['waiting', 'declined']),
  /** Why it was declined, in staff's words; empty without. */
  reason: z.string(),
  /** The senior, or who of her circle asked; of moves that were asked before it was kept, nobody knows. */
  asked_by: z.optional(z.string()),
});

export type ShownMove = z.infer<typeof shownMoveSchema>;
