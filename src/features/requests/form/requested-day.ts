import { brusselsDate } from '#domain/requests/calendar.ts';
import { earliestRequestDate, isFarEnough } from '#domain/requests/lead-time.ts';
import { dayInDigits } from '#shared/days/day-words.ts';
import { offeredDays } from '../days/offered-days.ts';
import { parseTypedDate, type TypedDate } from '../days/parse-typed-date.ts';
import { otherDay, type RequestFormValues } from './form-values.ts';

type DayValues = Pick<RequestFormValues, 'day' | 'typedDate'>;

/** The day that the cards, or the typed date beside them, stand for. */
export function requestedDay({ day, typedDate }: DayValues, now: Date): TypedDate {
  if (day === '') return { kind: 'empty' };
  if (day !== otherDay) return { kind: 'date', date: day };
  return parseTypedDate(typedDate, { today: brusselsDate(now), earliest: earliestRequestDate(now) });
}

export interface SettledDay {
  readonly values: RequestFormValues;
  /** The day that was chosen and has come too near since; the person is asked for another. */
  readonly expired: string | null;
}

/**
 * Brings the day of a restored form up to date. A word such as "volgende dinsdag" meant the Tuesday after the moment of
 * typing, so it is read with the clock of then; a day that is too near by now is taken out and reported.
 */
export function settleDay(values: RequestFormValues, writtenAt: Date, now: Date): SettledDay {
  const requested = requestedDay(values, writtenAt);
  if (requested.kind !== 'date') return { values, expired: null };
  const { date } = requested;
  if (!isFarEnough(date, now)) return { values: { ...values, day: '', typedDate: '' }, expired: date };
  if (offeredDays(now).includes(values.day)) return { values, expired: null };
  return { values: { ...values, day: otherDay, typedDate: dayInDigits(date) }, expired: null };
}
