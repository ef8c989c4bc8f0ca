import type { Absence } from '../documents/student-profile.ts';
import { addDaysTo } from '../requests/calendar.ts';

/** How long an absence is kept after its last day: for who looks at last week's calendar, and no longer. */
const keptDays = 30;

/** The longest absence; a longer one is a pause. */
export const absenceDaysAtMost = 366;

/** The absences without those that are long over. @param today yyyy-MM-dd */
export const keptAbsences = (absences: readonly Absence[], today: string): Absence[] =>
  absences.filter(({ until }) => addDaysTo(until, keptDays) >= today);

/** Those that are not over, the earliest first. @param today yyyy-MM-dd */
export const comingAbsences = (absences: readonly Absence[], today: string): readonly Absence[] =>
  absences.filter(({ until }) => until >= today).toSorted((one, other) => (one.from < other.from ? -1 : 1));

/** Whether two periods share a day. */
export const overlaps = (one: Pick<Absence, 'from' | 'until'>, other: Pick<Absence, 'from' | 'until'>): boolean =>
  one.from <= other.until && other.from <= one.until;
