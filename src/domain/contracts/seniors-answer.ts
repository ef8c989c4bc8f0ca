import * as z from 'zod/mini';

/**
 * `dispatchAnswer` as the app of seniors reads it: the codes are those of dispatch/rejections.ts, without their list, which
 * the first load would carry. A code that a newer server knows is read as well.
 */
export const seniorsAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('done'), revision: z.int().check(z.gte(1)) }),
  z.strictObject({
    outcome: z.literal('rejected'),
    code: z.string(),
    conflict: z.nullable(z.strictObject({ action: z.string(), by: z.string(), at: z.iso.datetime() })),
  }),
]);
