import type { Visit } from '../documents/visit.ts';
import { cancellationTerms } from '../requests/cancellation-terms.ts';
import { quoteTotalCents } from '../requests/quote-total.ts';

/**
 * The most that a senior can be asked for cancelling a visit now, in cents: the agreed price of its planned time. Nothing
 * until 72 hours before the start, without a student who is to come, without an agreed price, and from the start on: then
 * it is not cancelled, but missed or done.
 */
export function lateFeeAtMost({ state, date, start, minutes_planned: minutes, price }: Visit, now: Date): number {
  if (state !== 'confirmed' || price === null) return 0;
  const terms = cancellationTerms({ requestDate: date, time: start, hours: minutes / 60 }, now);
  const isLate = terms !== null && (terms.kind === 'late' || terms.kind === 'same-day');
  return isLate ? quoteTotalCents({ cents_per_hour: price.cents_per_hour, minutes }) : 0;
}
