import * as z from 'zod/mini';
import { boundedText, documentId, moment, textLimits } from '#domain/field-types.ts';
import { lastChangeSchema } from '../board-row.ts';

/** `pending`: waits for another staff member. */
export const adjustmentStates = ['pending', 'booked', 'refused'] as const;

export type AdjustmentState = (typeof adjustmentStates)[number];

/** At most 1,000 euro either way. */
export const adjustmentCents = z.int().check(
  z.gte(-100_000),
  z.lte(100_000),
  z.refine((cents) => cents !== 0),
);

/** Above this many cents, either way, an adjustment needs a second staff member's yes. */
export const aloneUpToCents = 10_000;

const staffMember = z.strictObject({ uid: documentId, name: boundedText(2 * textLimits.name + 1) });

/** credit_adjustments/{command id}: a correction of a balance by staff, with its reason and who decided it. */
export const creditAdjustmentSchema = z.strictObject({
  senior_id: documentId,
  cents: adjustmentCents,
  reason: boundedText(textLimits.notes, 1),
  /** The visit whose charge it gives back, in whole or in part; most corrections are about none. */
  visit: z.optional(z.strictObject({ id: documentId, request_id: documentId })),
  state: z.enum(adjustmentStates),
  asked_by: staffMember,
  asked_at: moment,
  /** The second staff member; null while pending, and where none was needed. */
  answered_by: z.nullable(staffMember),
  answered_at: z.nullable(moment),
  last_change: lastChangeSchema,
  revision: z.int().check(z.gte(1)),
});

export type CreditAdjustment = z.infer<typeof creditAdjustmentSchema>;
