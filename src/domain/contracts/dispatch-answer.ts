import * as z from 'zod/mini';
import { dispatchRejections } from '../dispatch/rejections.ts';

export const rejectedCommand = z.strictObject({
  outcome: z.literal('rejected'),
  code: z.enum(dispatchRejections),
  /** The step that came between; for `changed-meanwhile` only. `at` is ISO 8601. */
  conflict: z.nullable(z.strictObject({ action: z.string(), by: z.string(), at: z.iso.datetime() })),
});

/** Done, with the revision of the row afterwards; or rejected, with nothing changed. */
export const dispatchAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('done'), revision: z.int().check(z.gte(1)) }),
  rejectedCommand,
]);
