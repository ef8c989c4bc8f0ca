import { addMinutes } from 'date-fns/addMinutes';
import { format } from 'date-fns/format';
import { tz } from '@date-fns/tz';
import { dayMinutes, minuteOfDay } from '../matching/wall-clock.ts';
import { momentOf } from '../requests/calendar.ts';
import { brusselsTimeZone } from '../requests/time-zone.ts';

/** When something is on the clock of one day, in minutes since its 0 o'clock. */
export interface ClockSpan {
  readonly from: number;
  readonly to: number;
}

/** HH:mm in Brussels. */
const clockTimeOf = (moment: Date): string => format(moment, 'HH:mm', { in: tz(brusselsTimeZone) });

/** Minutes since 0 o'clock on the clock in Brussels. */
export const clockMinuteOf = (moment: Date): number => minuteOfDay(clockTimeOf(moment));

interface Timed {
  readonly date: string;
  readonly start: string;
  readonly minutes_planned: number;
}

/** HH:mm on the clock when a visit ends: on the two nights of the year an hour more or less than the sum says. */
export const clockEndOf = ({ date, start, minutes_planned }: Timed): string =>
  clockTimeOf(addMinutes(momentOf(date, start), minutes_planned));

/** From when to when a visit is on the clock of its day; midnight is its end. */
export function clockSpanOf(visit: Timed): ClockSpan {
  const from = minuteOfDay(visit.start);
  if (from + visit.minutes_planned >= dayMinutes) return { from, to: dayMinutes };
  return { from, to: minuteOfDay(clockEndOf(visit)) };
}
