import type { BoardRow } from '../documents/board-row.ts';
import type { StudentDay } from '../documents/dispatch.ts';
import type { StudentProfile } from '../documents/student-profile.ts';
import type { StoredVisit } from '../documents/visit.ts';
import { isBooked } from '../visits/visit-state.ts';
import type { DayChange } from './settle-case.ts';
import { hourChanges, withHours } from './student-hours.ts';

type Hours = StudentProfile['hours_by_year'];

/**
 * The hours of a student, none less than those of the visits given to her. What is above them stays: hours from before
 * she was with us are not among the visits. Null when nothing has to be written.
 */
export function recountedHours(stored: Hours, visits: readonly StoredVisit[]): Hours | null {
  const counted = withHours({}, hourChanges([], visits));
  const missing = Object.entries(counted).filter(([year, hours]) => hours > (stored[year] ?? 0));
  return missing.length === 0 ? null : { ...stored, ...Object.fromEntries(missing) };
}

/** The visits from a day on that a student's days should hold and do not. */
export function missingBookings(
  studentId: string,
  visits: readonly StoredVisit[],
  known: { readonly days: readonly StudentDay[]; readonly from: string; readonly rows: ReadonlyMap<string, BoardRow> },
): readonly DayChange[] {
  const held = new Set(
    known.days.flatMap(({ date, visits: booked }) => booked.map((each) => `${date} ${each.visit_id}`)),
  );
  return visits
    .filter(({ visit }) => isBooked(visit.state) && visit.date >= known.from)
    .filter(({ id, visit }) => !held.has(`${visit.date} ${id}`))
    .map(({ id, visit }) => ({
      studentId,
      date: visit.date,
      remove: null,
      add: {
        visit_id: id,
        start: visit.start,
        minutes: visit.minutes_planned,
        postcode: known.rows.get(visit.request_id)?.postcode ?? '',
      },
    }));
}
