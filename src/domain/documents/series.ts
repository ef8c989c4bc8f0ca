import * as z from 'zod/mini';
import { isoDate, timeOfDay } from '../field-types.ts';
import { recurringFrequencies } from '../requests/frequencies.ts';
import { plannedMinutes } from './visit.ts';

/**
 * `series` of service_requests/{request_id}: when its visits recur, from the senior's yes to the price on. Days and time
 * are local to Brussels. Written by functions only (docs/decisions/0076-recurring-visits.md).
 */
export const seriesSchema = z.strictObject({
  frequency: z.enum(recurringFrequencies),
  /** The original date of the first visit; moving that visit does not change it. */
  first_date: isoDate,
  start: timeOfDay,
  minutes: plannedMinutes,
  /** The last day on which a visit can be; null until somebody stops it. */
  until: z.nullable(isoDate),
  /** No visit is made for this day or a later one. */
  ended_from: z.nullable(isoDate),
  /** The first date for which no visit was made, by which the timer finds the series; null when there is none. */
  next_date: z.nullable(isoDate),
});

export type Series = z.infer<typeof seriesSchema>;
