import { useMemo } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { StudentDay } from '#domain/documents/dispatch.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { daysToMatch } from '#domain/matching/open-visit-of.ts';
import type { VisitToPropose } from '#domain/matching/propose-visits.ts';
import { type Period, visitsInOrder } from '#domain/staff/visits-copy.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { studentQueries } from '#shared/staff/matching/student-queries.ts';
import { type Students, useStudents } from '#shared/staff/matching/use-students.ts';
import type { HandingOver } from '#shared/staff/proposals/use-handing-over.ts';
import { type Proposals, type ReadyToPropose, useProposals } from '#shared/staff/proposals/use-proposals.ts';
import { calendarQueries, type StudentsVisits } from '../calendar-queries.ts';

/** Only a visit that is planned and has not begun can go to somebody else. */
function toHandOver({ visits, rows }: StudentsVisits): readonly VisitToPropose[] {
  const byId = new Map(rows.map((row) => [row.request_id, row]));
  return visitsInOrder(visits).flatMap((visit) => {
    const row = byId.get(visit.visit.request_id);
    return row === undefined || visit.visit.state !== 'confirmed' ? [] : [{ visit, row }];
  });
}

const seniorsOf = (visits: readonly VisitToPropose[]): readonly string[] =>
  [...new Set(visits.map(({ visit }) => visit.visit.senior_id))].toSorted();

interface Read {
  readonly hers: CachedState<StudentsVisits>;
  readonly students: Students;
  readonly days: CachedState<readonly StudentDay[]>;
  readonly former: CachedState<readonly StoredVisit[]>;
  readonly dealtWith: ReadonlySet<string>;
  readonly now: Date;
}

function readinessOf({ hers, students, days, former, dealtWith, now }: Read, studentId: string): ReadyToPropose {
  if (hers.status !== 'ready') return hers;
  if (students.status !== 'ready') return students;
  if (days.status !== 'ready') return days;
  const known = {
    students: students.value.filter(({ id }) => id !== studentId),
    days: days.value,
    // Proposals do not wait for it; who was here before comes first once it is there.
    former: former.status === 'ready' ? former.value : [],
    customers: new Map(hers.value.customers.map((customer) => [customer.senior_id, customer])),
  };
  const visits = toHandOver(hers.value).filter(({ visit }) => !dealtWith.has(visit.id));
  return { status: 'ready', asked: { visits, known, now } };
}

/** What a student has in some days, and a proposal for it. */
export function useIllVisits(
  acting: ActingFor,
  studentId: string,
  period: Period,
  { progress, dealtWith }: Pick<HandingOver, 'progress' | 'dealtWith'>,
): Proposals {
  const now = useMinute();
  const hers = useCachedQuery(calendarQueries.visitsOfStudent(acting, studentId, period));
  const students = useStudents(acting);
  const around = { from: daysToMatch(period.from).from, to: daysToMatch(period.to).to };
  const days = useCachedQuery(studentQueries.days(acting, around));
  const seniors = hers.status === 'ready' ? seniorsOf(toHandOver(hers.value)) : [];
  const former = useCachedQuery(studentQueries.formerVisits(acting, seniors), seniors.length > 0);
  const ready = useMemo(
    () => readinessOf({ hers, students, days, former, dealtWith, now }, studentId),
    [hers, students, days, former, dealtWith, now, studentId],
  );
  return useProposals(ready, progress !== null);
}
