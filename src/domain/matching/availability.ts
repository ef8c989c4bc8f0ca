import { type WeekdayNumber, weekdayNumbers } from '../students/availability.ts';
import type { StudentProfile } from '../documents/student-profile.ts';
import { dateOfDay, dayMinutes, dayNumber, minuteOfDay, type WallClockSpan, weekdayOf } from './wall-clock.ts';

export type NotAvailable =
  /** No week and no exceptions were ever entered. */
  | { readonly code: 'availability-unknown' }
  /** An absence takes this day, or an exception a part of it that the visit needs. */
  | { readonly code: 'day-off'; readonly date: string }
  | { readonly code: 'not-available'; readonly weekday: WeekdayNumber };

type Availability = Pick<StudentProfile, 'weekly' | 'exceptions' | 'absences'>;

/** Minutes of one day. */
export interface Minutes {
  readonly from: number;
  readonly to: number;
}

/** Without hours it is about the whole day. */
interface Hours {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const lastMinute = '23:59';

const fromOf = ({ from = '00:00' }: Hours): number => minuteOfDay(from);

/** The last minute of a day stands for its end: 24:00 cannot be written. */
const toOf = ({ to = lastMinute }: Hours): number => (to === lastMinute ? dayMinutes : minuteOfDay(to));

/** Whether periods, in any order, together cover all minutes that are needed. */
function areCovered({ from, to }: Minutes, periods: readonly Hours[]): boolean {
  let covered = from;
  while (covered < to) {
    let reached = covered;
    for (const period of periods) if (fromOf(period) <= covered) reached = Math.max(reached, toOf(period));
    if (reached === covered) return false;
    covered = reached;
  }
  return true;
}

const noPeriods: readonly Hours[] = [];

const isUnknown = ({ weekly, exceptions }: Availability): boolean =>
  exceptions.length === 0 && weekdayNumbers.every((day) => (weekly[day] ?? noPeriods).length === 0);

const isAbsent = ({ absences }: Pick<Availability, 'absences'>, date: string): boolean =>
  absences.some(({ from, until }) => from <= date && date <= until);

function whyNotOnDay(student: Availability, day: number, needed: Minutes): NotAvailable | null {
  const { weekly, exceptions, absences } = student;
  if (absences.length > 0 && isAbsent(student, dateOfDay(day))) return { code: 'day-off', date: dateOfDay(day) };
  const weekday = weekdayOf(day);
  const usual = weekly[weekday] ?? noPeriods;
  if (exceptions.length === 0) return areCovered(needed, usual) ? null : { code: 'not-available', weekday };
  const date = dateOfDay(day);
  const today = exceptions.filter((exception) => exception.date === date);
  const isTaken = today.some(
    (exception) => !exception.available && fromOf(exception) < needed.to && toOf(exception) > needed.from,
  );
  if (isTaken) return { code: 'day-off', date };
  const extra = today.filter(({ available }) => available);
  return areCovered(needed, [...usual, ...extra]) ? null : { code: 'not-available', weekday };
}

/**
 * Returns why a student is not available for the whole of a visit; null when she is. Exceptions add to the week or take
 * from it; where they contradict each other, she is not available. An absence outweighs both. A visit over midnight needs both
 * days.
 */
export function whyNotAvailable(student: Availability, { day, start, end }: WallClockSpan): NotAvailable | null {
  for (let each = day; each * dayMinutes < end; each += 1) {
    const midnight = each * dayMinutes;
    const needed = { from: Math.max(start - midnight, 0), to: Math.min(end - midnight, dayMinutes) };
    const reason = whyNotOnDay(student, each, needed);
    if (reason !== null)
      return reason.code !== 'day-off' && isUnknown(student) ? { code: 'availability-unknown' } : reason;
  }
  return null;
}

/** Periods without those that touch or overlap, in order. */
function joined(periods: readonly Minutes[]): readonly Minutes[] {
  const found: Minutes[] = [];
  for (const period of periods.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last === undefined || period.from > last.to) found.push(period);
    else found[found.length - 1] = { from: last.from, to: Math.max(last.to, period.to) };
  }
  return found;
}

/** What is left of a period beside one that is taken. */
const without = ({ from, to }: Minutes, taken: Minutes): readonly Minutes[] =>
  [
    { from, to: Math.min(to, taken.from) },
    { from: Math.max(from, taken.to), to },
  ].filter((left) => left.from < left.to);

const minutesOf = (hours: Hours): Minutes => ({ from: fromOf(hours), to: toOf(hours) });

/**
 * When a student is available on a day, in order; empty for a day off or an absence. Agrees with {@link whyNotAvailable}.
 * @returns null when no week and no exceptions were ever entered.
 */
export function availableOn(student: Availability, date: string): readonly Minutes[] | null {
  if (isAbsent(student, date)) return [];
  if (isUnknown(student)) return null;
  const today = student.exceptions.filter((exception) => exception.date === date);
  const usual = student.weekly[weekdayOf(dayNumber(date))] ?? noPeriods;
  const free = joined([...usual, ...today.filter(({ available }) => available)].map(minutesOf));
  const taken = today.filter(({ available }) => !available).map(minutesOf);
  return taken.reduce((left, each) => left.flatMap((period) => without(period, each)), free);
}
