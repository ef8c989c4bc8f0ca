import type { Visit } from '../documents/visit.ts';
import { momentOf } from '../requests/calendar.ts';
import { isTimeOnClock } from '../visits/visit-time.ts';

export type VisitTime = Pick<Visit, 'date' | 'start' | 'minutes_planned'>;

const minutesPerDay = 24 * 60;

/** Returns why no visit can be at this time; null when it can. A visit ends on the day it begins. */
export function rejectedTime({ date, start, minutes_planned }: VisitTime, now: Date) {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  if (!isTimeOnClock(date, start)) return 'visit-time-invalid' as const;
  if (hour * 60 + minute + minutes_planned > minutesPerDay) return 'visit-over-midnight' as const;
  return momentOf(date, start) <= now ? ('visit-in-past' as const) : null;
}
