import { addDaysTo } from '#domain/requests/calendar.ts';
import { earliestRequestDate } from '#domain/requests/lead-time.ts';
import { hoursFor, isSameTime, type VisitStart } from '#domain/visits/visit-move.ts';

/** A day with the hours that can be asked for. */
export interface OfferedDay {
  readonly date: string;
  readonly starts: readonly string[];
}

const daysAhead = 28;

/** The days and hours of the coming four weeks, from the first that can be asked for on; not the time it is at. */
export function anyDays(visit: VisitStart & { readonly minutes: number }, now: Date): readonly OfferedDay[] {
  const first = earliestRequestDate(now);
  return Array.from({ length: daysAhead }, (_each, index) => {
    const date = addDaysTo(first, index);
    return { date, starts: hoursFor(visit.minutes).filter((start) => !isSameTime(visit, { date, start })) };
  });
}

/** Without the days that have come too near since they were read. */
export const stillOffered = (days: readonly OfferedDay[], now: Date): readonly OfferedDay[] =>
  days.filter(({ date, starts }) => date >= earliestRequestDate(now) && starts.length > 0);
