import type { AvailabilityException, StudentProfile, WeekdayNumber } from '../documents/student-profile.ts';
import { dateOfDay, dayMinutes, minuteOfDay, type WallClockSpan, weekdayOf } from './wall-clock.ts';

export type NotAvailable =
  /** No week and no exceptions were ever entered. */
  | { readonly code: 'availability-unknown' }
  /** An exception takes this day, or a part of it that the visit needs. */
  | { readonly code: 'day-off'; readonly date: string }
  | { readonly code: 'not-available'; readonly weekday: WeekdayNumber };

type Availability = Pick<StudentProfile, 'weekly' | 'exceptions'>;

interface Minutes {
  readonly from: number;
  readonly to: number;
}

const lastMinute = '23:59';

/** The last minute of a day stands for its end: 24:00 cannot be written. */
const minutesOf = ({ from, to }: { readonly from: string; readonly to: string }): Minutes => ({
  from: minuteOfDay(from),
  to: to === lastMinute ? dayMinutes : minuteOfDay(to),
});

/** Without hours an exception is about the whole day. */
const exceptionMinutes = ({ from = '00:00', to = lastMinute }: AvailabilityException): Minutes =>
  minutesOf({ from, to });

/** Whether periods, in any order, together cover all minutes from `from` to `to`. */
function areCovered({ from, to }: Minutes, periods: readonly Minutes[]): boolean {
  let covered = from;
  while (covered < to) {
    let reached = covered;
    for (const period of periods) if (period.from <= covered && period.to > reached) reached = period.to;
    if (reached === covered) return false;
    covered = reached;
  }
  return true;
}

const isUnknown = ({ weekly, exceptions }: Availability): boolean =>
  exceptions.length === 0 && Object.values(weekly).every((periods) => periods.length === 0);

function whyNotOnDay({ weekly, exceptions }: Availability, day: number, needed: Minutes): NotAvailable | null {
  const weekday = weekdayOf(day);
  const usual = weekly[weekday] ?? [];
  if (exceptions.length === 0) {
    return areCovered(needed, usual.map(minutesOf)) ? null : { code: 'not-available', weekday };
  }
  const date = dateOfDay(day);
  const today = exceptions.filter((exception) => exception.date === date);
  const isTaken = today.some((exception) => {
    const { from, to } = exceptionMinutes(exception);
    return !exception.available && from < needed.to && to > needed.from;
  });
  if (isTaken) return { code: 'day-off', date };
  const extra = today.filter(({ available }) => available).map(exceptionMinutes);
  return areCovered(needed, [...usual.map(minutesOf), ...extra]) ? null : { code: 'not-available', weekday };
}

/**
 * Returns why a student is not available for the whole of a visit; null when she is. Exceptions add to the week or take
 * from it; where they contradict each other, she is not available. A visit over midnight needs both days.
 */
export function whyNotAvailable(student: Availability, { day, start, end }: WallClockSpan): NotAvailable | null {
  for (let each = day; each * dayMinutes < end; each += 1) {
    const midnight = each * dayMinutes;
    const needed = { from: Math.max(start - midnight, 0), to: Math.min(end - midnight, dayMinutes) };
    const reason = whyNotOnDay(student, each, needed);
    if (reason !== null) return isUnknown(student) ? { code: 'availability-unknown' } : reason;
  }
  return null;
}
