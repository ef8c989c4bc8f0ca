import * as z from 'zod/mini';
import { boundedText, textLimits } from '#domain/field-types.ts';

/**
 * The answer to a command of the senior: done, or why not. The code is one of `dispatchRejections`, here as a text: the first
 * view of the dashboard carries these contracts, and has no use for a list of what staff is refused.
 */
export const seniorAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('done'), revision: z.optional(z.int()) }),
  z.strictObject({
    outcome: z.literal('rejected'),
    code: boundedText(textLimits.label),
    conflict: z.optional(z.unknown()),
  }),
]);
