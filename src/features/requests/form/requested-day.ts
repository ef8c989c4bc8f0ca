import { brusselsDate } from '#domain/requests/calendar.ts';
import { earliestRequestDate, isFarEnough } from '#domain/requests/lead-time.ts';
import { dayInDigits } from '#shared/days/day-words.ts';
import { offeredDays } from '../days/offered-days.ts';
import { parseTypedDate, type TypedDate } from '../days/parse-typed-date.ts';
import { otherDay, type RequestFormValues } from './form-values.ts';

type DayValues = Pick<RequestFormValues, 'day' | 'typedDate'>;

/** Returns the day of the chosen card, or of the typed date when the card for another date is chosen. */
export function requestedDay({ day, typedDate }: DayValues, now: Date): TypedDate {
  if (day === '') return { kind: 'empty' };
  if (day !== otherDay) return { kind: 'date', date: day };
  return parseTypedDate(typedDate, { today: brusselsDate(now), earliest: earliestRequestDate(now) });
}

export interface ResolvedDay {
  readonly values: RequestFormValues;
  /** The day that now violates the lead time and was cleared, yyyy-MM-dd; null for none. */
  readonly expired: string | null;
}

/**
 * Updates the day of a restored form. Relative dates such as "volgende dinsdag" are resolved at `writtenAt`, the moment
 * of typing; a day that violates the lead time `now` is cleared and reported.
 */
export function resolveRestoredDay(values: RequestFormValues, writtenAt: Date, now: Date): ResolvedDay {
  const requested = requestedDay(values, writtenAt);
  if (requested.kind !== 'date') return { values, expired: null };
  const { date } = requested;
  if (!isFarEnough(date, now)) return { values: { ...values, day: '', typedDate: '' }, expired: date };
  if (offeredDays(now).includes(values.day)) return { values, expired: null };
  return { values: { ...values, day: otherDay, typedDate: dayInDigits(date) }, expired: null };
}
