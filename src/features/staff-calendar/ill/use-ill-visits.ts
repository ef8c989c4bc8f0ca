import { useMemo } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { planningConflicts, type PlanningConflict } from '#domain/dispatch/planning-change.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { assignAll } from '#domain/matching/assign-all.ts';
import type { SoftReason } from '#domain/matching/soft-rules.ts';
import { candidatesFor, daysToMatch, openVisitOf } from '#domain/matching/open-visit-of.ts';
import { type Period, visitsInOrder } from '#domain/staff/visits-copy.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { studentQueries } from '#shared/staff/matching/student-queries.ts';
import { useStudents } from '#shared/staff/matching/use-students.ts';
import { calendarQueries, type StudentsVisits } from '../calendar-queries.ts';

/** A visit that somebody else must do. */
export interface IllVisit {
  readonly visit: StoredVisit;
  readonly row: BoardRow;
}

export interface Proposed {
  readonly student: StudentProfile;
  readonly reasons: readonly SoftReason[];
}

/** Whom each visit could go to, all together; and why nobody can be planned, if so. */
export interface IllProposal extends IllVisit {
  readonly proposed: Proposed | null;
  /** null while somebody could be planned. */
  readonly obstacle: PlanningConflict | null;
}

export type IllState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: DomainError }
  | { readonly status: 'ready'; readonly proposals: readonly IllProposal[] };

/** Only a visit that is planned and has not begun can go to somebody else. */
function toHandOver({ visits, rows }: StudentsVisits): readonly IllVisit[] {
  const byId = new Map(rows.map((row) => [row.request_id, row]));
  return visitsInOrder(visits).flatMap((visit) => {
    const row = byId.get(visit.visit.request_id);
    return row === undefined || visit.visit.state !== 'confirmed' ? [] : [{ visit, row }];
  });
}

const seniorsOf = (visits: readonly IllVisit[]): readonly string[] =>
  [...new Set(visits.map(({ visit }) => visit.visit.senior_id))].toSorted();

/** Why nobody at all can be planned for a visit as it stands. */
function obstacleOf({ visit, row }: IllVisit, now: Date): PlanningConflict | null {
  const time = visit.visit;
  const student = { id: '', how: 'assign-student' } as const;
  return planningConflicts({ visit, row, time, student }, null, now).hard[0] ?? null;
}

interface Known {
  readonly studentId: string;
  readonly students: readonly StudentProfile[];
  readonly days: Parameters<typeof candidatesFor>[1];
  readonly former: readonly StoredVisit[];
}

/** The best students for all of these visits together, without the one who is ill. */
export function proposeFor(
  visits: readonly IllVisit[],
  { studentId, students, days, former }: Known,
  now: Date,
): readonly IllProposal[] {
  const others = students.filter(({ id }) => id !== studentId);
  const byId = new Map(others.map((student) => [student.id, student]));
  const open = visits
    .filter((each) => obstacleOf(each, now) === null)
    .flatMap(({ visit, row }) => openVisitOf({ row, visit, quote: null, language: null, needs: null }) ?? []);
  const matches = new Map(
    assignAll(open, candidatesFor(others, days, former)).rows.map(({ visit, match }) => [visit.id, match]),
  );
  return visits.map((each) => {
    const match = matches.get(each.visit.id) ?? null;
    const student = match === null ? undefined : byId.get(match.studentId);
    return {
      ...each,
      obstacle: obstacleOf(each, now),
      proposed: match === null || student === undefined ? null : { student, reasons: match.reasons },
    };
  });
}

/** What a student has in some days, and a proposal for it. @param handled ids of visits that were dealt with. */
export function useIllVisits(
  acting: ActingFor,
  studentId: string,
  period: Period,
  handled: ReadonlySet<string>,
): IllState {
  const now = useMinute();
  const hers = useCachedQuery(calendarQueries.visitsOfStudent(acting, studentId, period));
  const students = useStudents(acting);
  const around = { from: daysToMatch(period.from).from, to: daysToMatch(period.to).to };
  const days = useCachedQuery(studentQueries.days(acting, around));
  const seniors = hers.status === 'ready' ? seniorsOf(toHandOver(hers.value)) : [];
  const former = useCachedQuery(calendarQueries.formerVisits(acting, seniors), seniors.length > 0);
  return useMemo(() => {
    if (hers.status !== 'ready') return hers;
    if (students.status !== 'ready') return students;
    if (days.status !== 'ready') return days;
    const known = {
      ...{ studentId, students: students.value, days: days.value },
      // Proposals do not wait for it; who was here before comes first once it is there.
      former: former.status === 'ready' ? former.value : [],
    };
    const visits = toHandOver(hers.value).filter(({ visit }) => !handled.has(visit.id));
    return { status: 'ready', proposals: proposeFor(visits, known, now) };
  }, [hers, students, days, former, studentId, handled, now]);
}
