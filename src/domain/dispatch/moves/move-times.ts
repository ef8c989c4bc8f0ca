import type { Booked } from '#domain/documents/dispatch.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { addDaysTo } from '#domain/requests/calendar.ts';
import { earliestRequestDate } from '#domain/requests/lead-time.ts';
import { canAskMove, hoursFor, isSameTime } from '#domain/visits/visit-move.ts';
import { reasonsAgainst } from '../rejected-student.ts';
import { applyToDay } from '../student-day.ts';

/** So many days ahead are looked at. */
const daysAhead = 28;

/** The days that can be asked for, from the first one on. */
export const askableDays = (now: Date): readonly string[] =>
  Array.from({ length: daysAhead }, (_each, day) => addDaysTo(earliestRequestDate(now), day));

/** A day with the hours at which a student is free. */
export interface FreeDay {
  readonly date: string;
  readonly starts: readonly string[];
}

/**
 * Returns the days and hours to which a visit can be moved with its student: nothing speaks against her, and no other visit
 * of hers is then. Null for a visit without a student, and where it is not known when she can come.
 * @param booked what else she does, by day.
 */
export function freeTimes(
  { id, visit }: StoredVisit,
  profile: StudentProfile | null,
  booked: ReadonlyMap<string, readonly Booked[]>,
  now: Date,
): readonly FreeDay[] | null {
  if (profile === null || visit.state !== 'confirmed' || !canAskMove(visit, now)) return null;
  const { id: studentId } = profile;
  const days = askableDays(now).map((date) => {
    const of = hoursFor(visit.minutes_planned).map((start) => ({
      start,
      codes: reasonsAgainst(id, { ...visit, date, start }, profile).map(({ code }) => code),
    }));
    const visits = booked.get(date) ?? [];
    const isFree = (start: string) => {
      const add = { visit_id: id, start, minutes: visit.minutes_planned, postcode: '' };
      const day = { student_id: studentId, date, visits: [...visits] };
      return applyToDay(day, { studentId, date, remove: id, add }).ok && !isSameTime(visit, { date, start });
    };
    const isUnknown = of.some(({ codes }) => codes.includes('availability-unknown'));
    const starts = of.filter(({ start, codes }) => codes.length === 0 && isFree(start)).map(({ start }) => start);
    return { date, starts, isUnknown };
  });
  if (days.some(({ isUnknown }) => isUnknown)) return null;
  return days.flatMap(({ date, starts }) => (starts.length === 0 ? [] : [{ date, starts }]));
}
