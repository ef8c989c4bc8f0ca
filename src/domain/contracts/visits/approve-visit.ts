import * as z from 'zod/mini';
import { boundedText, documentId, textLimits } from '#domain/field-types.ts';
import { actingFor } from '../acting-for-input.ts';
import { functionContract } from '../function-contract.ts';

/**
 * The senior's word on a visit that is over: `yes`, it was as it is written down and may be charged; `look`, staff is to
 * look at it first, and `question` says why. Of a visit that nobody wrote down: `came` or `missed`, and staff decides. `command_id`: a UUID that the device mints; a repetition is answered as the
 * first time. Answers `not-found` also for a visit that is not over, or of another senior.
 */
export const approveVisit = functionContract({
  name: 'approve-visit',
  input: z.strictObject({
    ...actingFor,
    request_id: documentId,
    visit_id: documentId,
    command_id: z.uuid(),
    answer: z.enum(['yes', 'look', 'came', 'missed']),
    question: boundedText(textLimits.notes),
  }),
  output: z.strictObject({ received: z.literal(true) }),
});
