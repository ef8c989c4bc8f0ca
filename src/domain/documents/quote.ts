import * as z from 'zod/mini';
import { moment, quoteNumber } from '../field-types.ts';
import { priceVariants } from '../requests/hourly-prices.ts';
import { agreementWays, centsPerHour, plannedMinutes } from './visit.ts';

const quoteStates = ['sent', 'accepted', 'declined'] as const;

/**
 * `quote` of service_requests/{request_id}: the price that staff proposes. A new quote replaces it with the next number,
 * so that an answer to an older one is recognized. Written by functions only.
 */
export const quoteSchema = z.strictObject({
  number: quoteNumber,
  state: z.enum(quoteStates),
  variant: z.enum(priceVariants),
  cents_per_hour: centsPerHour,
  minutes: plannedMinutes,
  sent_at: moment,
  answered_at: z.nullable(moment),
  how: z.nullable(z.enum(agreementWays)),
});

export type Quote = z.infer<typeof quoteSchema>;
