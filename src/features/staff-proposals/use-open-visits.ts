import { useMemo, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { Visit } from '#domain/documents/visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { proposeVisits, type VisitProposal } from '#domain/matching/propose-visits.ts';
import { daysToMatch } from '#domain/matching/open-visit-of.ts';
import { type BoardFilter, matchesFilter } from '#domain/staff/board-filter.ts';
import { visitsInOrder } from '#domain/staff/visits-copy.ts';
import { isWaiting } from '#domain/staff/waiting-copy.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { useToday } from '#shared/days/use-today.ts';
import { studentQueries } from '#shared/staff/matching/student-queries.ts';
import { useStudents } from '#shared/staff/matching/use-students.ts';
import { proposalQueries } from './queries.ts';

/** Requests that are looked at by themselves, and at each press on the button: a proposal for these takes no time. */
export const requestsAtOnce = 100;

/** How far the requests of the chosen days were looked at. */
export interface Looked {
  readonly count: number;
  readonly hasMore: boolean;
}

export type OpenVisits =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: DomainError }
  | { readonly status: 'ready'; readonly proposals: readonly VisitProposal[]; readonly looked: Looked };

/** The requests of the filter's days that wait for a student, from today on. */
function useWaitingRows(acting: ActingFor, filter: BoardFilter, most: number) {
  const today = useToday();
  const from = filter.from > today ? filter.from : today;
  const state = useCachedQuery(proposalQueries.waiting(acting, { from, to: filter.to }, most));
  const copy = state.status === 'ready' ? state.value : null;
  // One that found its student stays among what is read about them, so that nothing is read anew for the others.
  const known = useMemo(
    () => (copy?.rows ?? []).filter((row) => matchesFilter(row, { ...filter, stage: row.stage })),
    [copy, filter],
  );
  const looked = useMemo(() => ({ count: copy?.rows.length ?? 0, hasMore: copy?.until != null }), [copy]);
  return { state, known, looked };
}

/** Nobody has it, and nobody is asked: of one that was offered, every student has answered, and said no. */
const isFree = ({ state, offers }: Visit): boolean =>
  state === 'open' || (state === 'offered' && offers.every(({ answer }) => answer !== null));

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
export function useOpenVisits(acting: ActingFor, filter: BoardFilter, handled: ReadonlySet<string>) {
  const now = useMinute();
  const today = useToday();
  const [most, setMost] = useState(requestsAtOnce);
  const { state, known, looked } = useWaitingRows(acting, filter, most);
  const seniors = idsOf(known, 'senior_id');
  const isAny = known.length > 0;
  const open = useCachedQuery(proposalQueries.open(acting, idsOf(known, 'request_id'), seniors), isAny);
  const students = useStudents(acting);
  const days = useCachedQuery(studentQueries.days(acting, daysAround(known, today)), isAny);
  const former = useCachedQuery(studentQueries.formerVisits(acting, seniors), isAny);
  const visits = useMemo((): OpenVisits => {
    if (state.status !== 'ready') return state;
    if (!isAny) return { status: 'ready', proposals: [], looked };
    for (const each of [open, students, days]) if (each.status !== 'ready') return each;
    if (open.status !== 'ready' || students.status !== 'ready' || days.status !== 'ready') return { status: 'loading' };
    const byId = new Map(known.filter(isWaiting).map((row) => [row.request_id, row]));
    const waiting = visitsInOrder(open.value.visits).flatMap((visit) => {
      const row = byId.get(visit.visit.request_id);
      const waits = isFree(visit.visit) && visit.visit.date >= today && !handled.has(visit.id);
      return row === undefined || !waits ? [] : [{ visit, row }];
    });
    const matching = {
      students: students.value,
      days: days.value,
      // Proposals do not wait for it; who was here before comes first once it is there.
      former: former.status === 'ready' ? former.value : [],
      customers: new Map(open.value.customers.map((customer) => [customer.senior_id, customer])),
    };
    return { status: 'ready', proposals: proposeVisits(waiting, matching, now), looked };
  }, [state, known, isAny, looked, open, students, days, former, handled, now, today]);
  return { visits, lookFurther: () => setMost((before) => before + requestsAtOnce) };
}
