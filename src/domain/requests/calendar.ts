import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { madeOnce } from '../made-once.ts';
import { brusselsTimeZone } from './time-zone.ts';

const inBrussels = { in: tz(brusselsTimeZone) };
/** `format` and `parse` of date-fns are more general, but add 10 kB (gzip). */
const asIsoDay = { ...inBrussels, representation: 'date' } as const;

/** Returns the day in Brussels at a moment, as yyyy-MM-dd. */
export function brusselsDate(moment: Date): string {
  return formatISO(moment, asIsoDay);
}

/**
 * Returns noon in Brussels of a yyyy-MM-dd day: far from midnight and from changes of the clock. A plain Date, because
 * the one of @date-fns/tz serializes with its offset and keeps its zone.
 */
export function noonOf(isoDay: string): Date {
  return momentOf(isoDay, '12:00');
}

/** Returns the moment at which a yyyy-MM-dd day begins in Brussels. */
export function midnightOf(isoDay: string): Date {
  return momentOf(isoDay, '00:00');
}

/** More than the screens of a device name. */
const milliseconds = madeOnce<number>(4_000);

/**
 * Returns a time of day (HH:mm) on a yyyy-MM-dd day in Brussels, as a plain Date. Each is converted once: that takes a tenth
 * of a millisecond, and a list of requests asks for the same days again and again.
 */
export function momentOf(isoDay: string, time: string): Date {
  const local = `${isoDay}T${time}`;
  return new Date(milliseconds(local, () => parseISO(local, inBrussels).getTime()));
}

export function addDaysTo(isoDay: string, days: number): string {
  return formatISO(addDays(noonOf(isoDay), days, inBrussels), asIsoDay);
}

/** Returns the calendar days between two yyyy-MM-dd days; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(noonOf(to), noonOf(from), inBrussels);
}
