import type { StudentProfile } from '../documents/student-profile.ts';
import type { StoredVisit, Visit } from '../documents/visit.ts';

/** Minutes of a calendar year that a student gains or loses. */
export interface HourChange {
  readonly studentId: string;
  readonly year: string;
  readonly minutes: number;
}

/** What a visit counts for its student: planned, or as it turned out. Missed and cancelled ones count nothing. */
function countedMinutes({ state, minutes_planned, minutes_worked }: Visit): number {
  if (state === 'confirmed' || state === 'started') return minutes_planned;
  const isOver = state === 'done' || state === 'approved' || state === 'charged';
  return isOver ? (minutes_worked ?? minutes_planned) : 0;
}

/** Minutes by student and year, "lotte 2026". */
function tally(visits: readonly StoredVisit[], sign: 1 | -1, into: Map<string, HourChange>): void {
  for (const { visit } of visits) {
    const { studentprofile_id: studentId, date } = visit;
    const minutes = sign * countedMinutes(visit);
    if (studentId === null || minutes === 0) continue;
    const year = date.slice(0, 4);
    const key = `${studentId} ${year}`;
    into.set(key, { studentId, year, minutes: (into.get(key)?.minutes ?? 0) + minutes });
  }
}

/** Returns by how much the hours of students change between two states of the visits of one request. */
export function hourChanges(before: readonly StoredVisit[], after: readonly StoredVisit[]): readonly HourChange[] {
  const changes = new Map<string, HourChange>();
  tally(before, -1, changes);
  tally(after, 1, changes);
  return [...changes.values()].filter(({ minutes }) => minutes !== 0);
}

/**
 * Returns the hours per year after the changes. Counted in whole minutes, so that no sum of thirds of an hour drifts; never
 * below zero, because visits from before the hours were counted are taken away as well.
 */
export function withHours(
  hours: StudentProfile['hours_by_year'],
  changes: readonly Pick<HourChange, 'year' | 'minutes'>[],
): StudentProfile['hours_by_year'] {
  const next = { ...hours };
  for (const { year, minutes } of changes) {
    next[year] = Math.max(0, Math.round((next[year] ?? 0) * 60) + minutes) / 60;
  }
  return next;
}
