import type { AddressParts } from '#domain/accounts/address.ts';
import { joinAddress } from '#domain/accounts/address.ts';
import { rejectedTime } from '#domain/dispatch/rejected-time.ts';
import { isoDate, textLimits, timeOfDay } from '#domain/field-types.ts';
import { endsInTime, type Frequency } from '#domain/requests/frequencies.ts';
import { isFarEnough } from '#domain/requests/lead-time.ts';
import { hoursRange } from '#domain/requests/prices.ts';

/** What staff types of a request, valid or not. */
export interface BookingValues {
  readonly service: string;
  readonly date: string;
  readonly start: string;
  readonly hours: number;
  readonly frequency: Frequency;
  /** The last day of what recurs, yyyy-MM-dd; empty until somebody stops it. */
  readonly until: string;
  readonly notes: string;
  /** Why it may be sooner than the lead time allows. */
  readonly reason: string;
}

export const newBookingValues: BookingValues = {
  service: '',
  date: '',
  start: '',
  hours: hoursRange.default,
  frequency: 'one-time',
  until: '',
  notes: '',
  reason: '',
};

/** Keys of the namespace `booking`. */
export type BookingProblems = Partial<
  Record<
    keyof BookingValues,
    | 'service-missing'
    | 'date-missing'
    | 'start-missing'
    | 'visit-time-invalid'
    | 'visit-over-midnight'
    | 'visit-in-past'
    | 'until-too-early'
    | 'reason-missing'
  >
>;

/** Whether staff has to say why it is so soon. */
export const isSoon = ({ date }: Pick<BookingValues, 'date'>, now: Date): boolean =>
  isoDate.safeParse(date).success && !isFarEnough(date, now);

function timeProblems({ date, start, hours }: BookingValues, now: Date): BookingProblems {
  const hasDate = isoDate.safeParse(date).success;
  const hasStart = timeOfDay.safeParse(start).success;
  if (!hasDate) return { date: 'date-missing', ...(hasStart ? {} : { start: 'start-missing' }) };
  if (!hasStart) return { start: 'start-missing' };
  const rejected = rejectedTime({ date, start, minutes_planned: hours * 60 }, now);
  if (rejected === null) return {};
  return rejected === 'visit-in-past' ? { date: rejected } : { start: rejected };
}

/** What is wrong with a request, in the order of the screen; the rules are those of the server. */
export function bookingProblems(values: BookingValues, now: Date): BookingProblems {
  return {
    ...(values.service === '' ? { service: 'service-missing' } : {}),
    ...timeProblems(values, now),
    ...(isoDate.safeParse(values.date).success && !endsInTime(values, values.date) ? { until: 'until-too-early' } : {}),
    ...(isSoon(values, now) && values.reason.trim() === '' ? { reason: 'reason-missing' } : {}),
  };
}

/** The address as a request has it. */
export const requestAddress = (parts: AddressParts): string => joinAddress(parts).slice(0, textLimits.address);
