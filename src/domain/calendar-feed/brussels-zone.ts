import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { momentOf } from '../requests/calendar.ts';
import { brusselsTimeZone } from '../requests/time-zone.ts';

/**
 * When Brussels changes its clock, as the European Union does since 1996: on the last Sundays of March and October, at one
 * o'clock in universal time.
 */
export const brusselsZoneLines: readonly string[] = [
  'BEGIN:VTIMEZONE',
  `TZID:${brusselsTimeZone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const hourMs = 3_600_000;

const onClock = (moment: Date): string => format(moment, "yyyyMMdd'T'HHmmss", { in: tz(brusselsTimeZone) });

/** A moment in universal time: 20260302T130000Z. */
export const utcValue = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/**
 * The line that says when something begins: by the clock of Brussels. An hour that the clock shows twice would be read as
 * the first of the two (RFC 5545, section 3.3.5), and this product means the second: it is written in universal time.
 */
export function startLine(date: string, time: string): string {
  const moment = momentOf(date, time);
  const isSecond = onClock(new Date(moment.getTime() - hourMs)) === onClock(moment);
  return isSecond ? `DTSTART:${utcValue(moment)}` : `DTSTART;TZID=${brusselsTimeZone}:${onClock(moment)}`;
}
