import { useMemo } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow, BoardStage } from '#domain/documents/board-row.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { proposeVisits, type VisitProposal } from '#domain/matching/propose-visits.ts';
import { daysToMatch } from '#domain/matching/open-visit-of.ts';
import { type BoardFilter, matchesFilter } from '#domain/staff/board-filter.ts';
import { visitsInOrder } from '#domain/staff/visits-copy.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useBoard } from '#shared/staff/board/use-board.ts';
import { studentQueries } from '#shared/staff/matching/student-queries.ts';
import { useStudents } from '#shared/staff/matching/use-students.ts';
import { proposalQueries } from './queries.ts';

/** A price is agreed and nobody was found yet. */
const stages: readonly BoardStage[] = ['to-plan', 'offer-declined'];

export type OpenVisits =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: DomainError }
  | { readonly status: 'ready'; readonly proposals: readonly VisitProposal[] };

/** The requests that wait for a student, from today on. */
function useWaitingRows(acting: ActingFor, filter: BoardFilter) {
  const today = useToday();
  const { state } = useBoard(acting, stages);
  const known = state.status === 'ready' ? state.value : null;
  const rows = useMemo(
    () =>
      (known?.rows ?? []).filter(
        (row) => stages.includes(row.stage) && row.date >= today && matchesFilter(row, filter),
      ),
    [known, today, filter],
  );
  const isComplete =
    state.status === 'ready' && (state.error !== null || stages.every((stage) => state.value.lists[stage]));
  return { state, rows, isComplete };
}

const idsOf = (rows: readonly BoardRow[], id: 'request_id' | 'senior_id'): readonly string[] =>
  [...new Set(rows.map((row) => row[id]))].toSorted();

/** From the day before the first visit to the end of the week of the last one. */
function daysAround(rows: readonly BoardRow[], today: string) {
  const dates = rows.map(({ date }) => date).toSorted();
  return { from: daysToMatch(dates[0] ?? today).from, to: daysToMatch(dates.at(-1) ?? today).to };
}

/**
 * The visits that wait for a student, with the best proposal for all of them together.
 * @param handled ids of visits that were dealt with.
 */
export function useOpenVisits(acting: ActingFor, filter: BoardFilter, handled: ReadonlySet<string>): OpenVisits {
  const now = useMinute();
  const today = useToday();
  const { state, rows, isComplete } = useWaitingRows(acting, filter);
  const seniors = idsOf(rows, 'senior_id');
  const open = useCachedQuery(proposalQueries.open(acting, idsOf(rows, 'request_id'), seniors), rows.length > 0);
  const students = useStudents(acting);
  const days = useCachedQuery(studentQueries.days(acting, daysAround(rows, today)), rows.length > 0);
  const former = useCachedQuery(studentQueries.formerVisits(acting, seniors), rows.length > 0);
  return useMemo(() => {
    if (state.status === 'failed') return state;
    if (!isComplete) return { status: 'loading' };
    if (rows.length === 0) return { status: 'ready', proposals: [] };
    for (const each of [open, students, days]) if (each.status !== 'ready') return each;
    if (open.status !== 'ready' || students.status !== 'ready' || days.status !== 'ready') return { status: 'loading' };
    const byId = new Map(rows.map((row) => [row.request_id, row]));
    const visits = visitsInOrder(open.value.visits).flatMap((visit) => {
      const row = byId.get(visit.visit.request_id);
      const waits = visit.visit.state === 'open' && visit.visit.date >= today && !handled.has(visit.id);
      return row === undefined || !waits ? [] : [{ visit, row }];
    });
    const known = {
      students: students.value,
      days: days.value,
      // Proposals do not wait for it; who was here before comes first once it is there.
      former: former.status === 'ready' ? former.value : [],
      customers: new Map(open.value.customers.map((customer) => [customer.senior_id, customer])),
    };
    return { status: 'ready', proposals: proposeVisits(visits, known, now) };
  }, [state, rows, isComplete, open, students, days, former, handled, now, today]);
}
