import * as z from 'zod/mini';
import { dispatchRejections } from '#domain/dispatch/rejections.ts';

/** Done, or why not: nothing has changed then. */
export const threadAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('done') }),
  z.strictObject({ outcome: z.literal('rejected'), code: z.enum(dispatchRejections) }),
]);
