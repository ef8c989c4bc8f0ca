import * as z from 'zod/mini';
import { documentId } from '#domain/field-types.ts';
import { rejectedCommand } from './dispatch-answer.ts';
import { functionContract } from './function-contract.ts';

const output = z.discriminatedUnion('outcome', [z.strictObject({ outcome: z.literal('done') }), rejectedCommand]);

/**
 * The senior ends a membership, at once. One that has ended stays ended. `command_id`: minted at the press; a repetition is
 * answered as the first time. Apart from the other commands on circles, which the first view does not load.
 */
export const endMembership = functionContract({
  name: 'end-membership',
  input: z.strictObject({ command_id: z.uuid(), member_uid: documentId }),
  output,
});

/** A member leaves a circle, at once. */
export const leaveCircle = functionContract({
  name: 'leave-circle',
  input: z.strictObject({ command_id: z.uuid(), senior_id: documentId }),
  output,
});
