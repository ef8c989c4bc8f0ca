import { tz } from '@date-fns/tz';
import { addDays, differenceInCalendarDays, formatISO, parseISO } from 'date-fns';
import { brusselsTimeZone } from './time-zone.ts';

const inBrussels = { in: tz(brusselsTimeZone) };
/** `format` and `parse` of date-fns can do more, and weigh 10 kB (gzip) for it. */
const asIsoDay = { ...inBrussels, representation: 'date' } as const;

/** The day in Brussels at a moment, as yyyy-MM-dd. */
export function brusselsDate(moment: Date): string {
  return formatISO(moment, asIsoDay);
}

/**
 * Noon in Brussels of a yyyy-MM-dd day: far from midnight and from the hour that summer time moves. A plain Date: the
 * one of @date-fns/tz writes itself with an offset, and would carry its zone into whatever stores or prints it.
 */
export function noonOf(isoDay: string): Date {
  return momentOf(isoDay, '12:00');
}

/** The moment at which a yyyy-MM-dd day begins in Brussels. */
export function midnightOf(isoDay: string): Date {
  return momentOf(isoDay, '00:00');
}

/** A time of day (HH:mm) on a yyyy-MM-dd day in Brussels, as a plain Date. */
export function momentOf(isoDay: string, time: string): Date {
  return new Date(parseISO(`${isoDay}T${time}`, inBrussels).getTime());
}

export function addDaysTo(isoDay: string, days: number): string {
  return formatISO(addDays(noonOf(isoDay), days, inBrussels), asIsoDay);
}

/** Calendar days from one yyyy-MM-dd day to another; negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(noonOf(to), noonOf(from), inBrussels);
}
