import * as z from 'zod/mini';
import { adjustmentCents, adjustmentStates } from '../documents/credit-adjustment.ts';
import { documentId } from '../field-types.ts';
import { reason } from '../reason.ts';
import { recordOutput } from './dispatch.ts';
import { functionContract } from './function-contract.ts';

const output = recordOutput({ adjustment_id: documentId, state: z.enum(adjustmentStates) });

/**
 * Corrects a balance. Up to 100 euro it is booked at once; above that it waits for another staff member's yes.
 * `seen_balance`: in credits, as the screen showed it, also with a part of one.
 */
export const adjustCredits = functionContract({
  name: 'adjust-credits',
  input: z.strictObject({
    command_id: z.uuid(),
    senior_id: documentId,
    cents: adjustmentCents,
    seen_balance: z.number(),
    reason,
  }),
  output,
});

/** The answer of the second staff member, who is never the one who asked. */
export const approveAdjustment = functionContract({
  name: 'approve-adjustment',
  input: z.strictObject({
    command_id: z.uuid(),
    adjustment_id: documentId,
    revision: z.int().check(z.gte(1)),
    answer: z.enum(['yes', 'no']),
  }),
  output,
});
