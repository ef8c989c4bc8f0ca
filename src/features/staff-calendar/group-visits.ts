import type { BoardRow } from '#domain/documents/board-row.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import type { CalendarPlace } from '#domain/staff/calendar-place.ts';
import type { VisitsCopy } from '#domain/staff/visits-copy.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';

/** A visit with the row of its request; null while that is not known. */
export interface CalendarVisit {
  readonly stored: StoredVisit;
  readonly row: BoardRow | null;
}

/** A row of the calendar. */
export interface VisitGroup {
  readonly id: string;
  /** null for the visits without a student, or without a known place. */
  readonly name: string | null;
  /** null where nothing is known of her but her name, and for a place. */
  readonly student: StudentProfile | null;
  /** In the order of their time. */
  readonly visits: readonly CalendarVisit[];
}

export const withoutGroup = 'none';

/** The visits that take or took place, with their rows. */
export function calendarVisits({ visits, rows }: VisitsCopy): readonly CalendarVisit[] {
  const byId = new Map(rows.map((row) => [row.request_id, row]));
  return visits
    .filter(({ visit: { state } }) => state !== 'cancelled')
    .map((stored) => ({ stored, row: byId.get(stored.visit.request_id) ?? null }));
}

interface GroupKey {
  readonly id: string;
  readonly name: string | null;
}

const nobody: GroupKey = { id: withoutGroup, name: null };

function studentKey({ stored: { visit } }: CalendarVisit): GroupKey {
  const { studentprofile_id: id, student_profiles: student } = visit;
  return id === null || student === null ? nobody : { id, name: studentName(student) };
}

function areaKey({ row }: CalendarVisit): GroupKey {
  const name = row === null ? '' : `${row.postcode} ${row.town}`.trim();
  return name === '' ? nobody : { id: `area-${name}`, name };
}

/** Without a name first: what still has to be done; then by name. */
const inOrder = (one: VisitGroup, other: VisitGroup): number =>
  one.name === null || other.name === null
    ? Number(other.name === null) - Number(one.name === null)
    : one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1);

export interface Grouping extends Pick<CalendarPlace, 'by' | 'all'> {
  readonly visits: readonly CalendarVisit[];
  readonly students: readonly StudentProfile[];
}

/**
 * Visits by student or by place. By student there is always a row for those without one, and with `all` one for each student
 * who can be planned at all.
 */
export function groupVisits({ by, all, visits, students }: Grouping): readonly VisitGroup[] {
  const byId = new Map(students.map((student) => [student.id, student]));
  const groups = new Map<string, GroupKey & { readonly visits: CalendarVisit[] }>();
  const groupOf = (key: GroupKey) => {
    const group = groups.get(key.id) ?? { ...key, visits: [] };
    groups.set(key.id, group);
    return group;
  };
  if (by === 'student') {
    groupOf(nobody);
    if (all)
      for (const student of students) if (!student.paused) groupOf({ id: student.id, name: studentName(student) });
  }
  for (const visit of visits) groupOf(by === 'student' ? studentKey(visit) : areaKey(visit)).visits.push(visit);
  return [...groups.values()]
    .map((group): VisitGroup => ({ ...group, student: by === 'student' ? (byId.get(group.id) ?? null) : null }))
    .toSorted(inOrder);
}
