import * as z from 'zod/mini';
import { missingPaymentRange } from '../credits/missing-money.ts';
import { boundedText, documentId, moment, textLimits } from '../field-types.ts';

/**
 * missing_payments/{uid}: the payment of what is missing that is under way, at most one for a senior. Its `attempt` makes
 * one page at Stripe, from whatever device it is asked for.
 */
export const missingPaymentSchema = z.strictObject({
  user_id: documentId,
  attempt: z.uuid(),
  cents: z.int().check(z.gte(missingPaymentRange.min), z.lte(missingPaymentRange.max)),
  /** Null until Stripe has opened the page. */
  session_id: z.nullable(boundedText(textLimits.address, 1)),
  begun_at: moment,
});

export type MissingPayment = z.infer<typeof missingPaymentSchema>;
