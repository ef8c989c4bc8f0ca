import { useMemo, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { Visit } from '#domain/documents/visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { KnownForProposals, VisitProposal } from '#domain/matching/propose-visits.ts';
import { daysToMatch } from '#domain/matching/open-visit-of.ts';
import { visitsInOrder } from '#domain/staff/visits-copy.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { useToday } from '#shared/days/use-today.ts';
import { boardPageSize } from '#shared/staff/board/poll-board.ts';
import { studentQueries } from '#shared/staff/matching/student-queries.ts';
import { useStudents } from '#shared/staff/matching/use-students.ts';
import type { HandingOver } from '#shared/staff/proposals/use-handing-over.ts';
import {
  type AskedProposals,
  type Proposals,
  type ReadyToPropose,
  useProposals,
} from '#shared/staff/proposals/use-proposals.ts';
import { type RequestRowsState, useRequestRows, type WantedRows } from '#shared/staff/request-rows/use-request-rows.ts';
import type { RowsReach } from '#shared/staff/request-rows/read-rows.ts';
import { proposalQueries } from './queries.ts';

const pagesAtOnce = 2;

/** Requests that are looked at by themselves, and at each press on the button: a proposal for these takes no time. */
export const requestsAtOnce = pagesAtOnce * boardPageSize;

/** How far the list was looked at. */
export interface Looked {
  readonly count: number;
  readonly reach: RowsReach;
  /** More people are called so than are looked for. */
  readonly morePeople: boolean;
}

export type OpenVisits =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: DomainError }
  | {
      readonly status: 'ready';
      readonly proposals: readonly VisitProposal[];
      readonly looked: Looked;
      /** Proposals for more of the list are being made. */
      readonly lookingFurther: boolean;
    };

/** Also those that left the list: that one found its student is no reason to read the visits of the others anew. */
function useAllSeen(rows: readonly BoardRow[]): readonly BoardRow[] {
  const [seen, setSeen] = useState<ReadonlyMap<string, BoardRow>>(new Map());
  const isNew = rows.some(({ request_id: id }) => !seen.has(id));
  if (isNew) setSeen(new Map([...seen, ...rows.map((row) => [row.request_id, row] as const)]));
  return useMemo(
    () => [...new Map([...seen, ...rows.map((row) => [row.request_id, row] as const)]).values()],
    [seen, rows],
  );
}

const noRows: readonly BoardRow[] = [];

/** The server is still asked whom the text means: what is loaded is not the list yet. */
const isAsking = (state: RequestRowsState): boolean => state.status === 'ready' && state.value.reach === 'searching';

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

/** What matching reads about these requests; nothing while there are none. */
function useKnownOf(acting: ActingFor, rows: readonly BoardRow[], today: string) {
  const isAny = rows.length > 0;
  const seniors = idsOf(rows, 'senior_id');
  const open = useCachedQuery(proposalQueries.open(acting, idsOf(rows, 'request_id'), seniors), isAny);
  const students = useStudents(acting);
  const days = useCachedQuery(studentQueries.days(acting, daysAround(rows, today)), isAny);
  const former = useCachedQuery(studentQueries.formerVisits(acting, seniors), isAny);
  return { open, students, days, former };
}

interface Read extends ReturnType<typeof useKnownOf> {
  readonly state: RequestRowsState;
  readonly rows: readonly BoardRow[];
  readonly dealtWith: ReadonlySet<string>;
  readonly now: Date;
  readonly today: string;
}

interface Asked extends AskedProposals {
  readonly looked: Looked;
}

/** Nothing at all is known without a visit. */
const nothingKnown: KnownForProposals = { students: [], days: [], former: [], customers: new Map() };

function readinessOf({
  state,
  rows,
  open,
  students,
  days,
  former,
  dealtWith,
  now,
  today,
}: Read): ReadyToPropose<Asked> {
  if (state.status !== 'ready') return state;
  if (isAsking(state)) return { status: 'loading' };
  const { reach, morePeople } = state.value;
  const looked = { count: rows.length, reach, morePeople };
  if (rows.length === 0) return { status: 'ready', asked: { visits: [], known: nothingKnown, now, looked } };
  for (const each of [open, students, days]) if (each.status !== 'ready') return each;
  if (open.status !== 'ready' || students.status !== 'ready' || days.status !== 'ready') return { status: 'loading' };
  const byId = new Map(rows.map((row) => [row.request_id, row]));
  const visits = visitsInOrder(open.value.visits).flatMap((visit) => {
    const row = byId.get(visit.visit.request_id);
    const waits = isFree(visit.visit) && visit.visit.date >= today && !dealtWith.has(visit.id);
    return row === undefined || !waits ? [] : [{ visit, row }];
  });
  const known = {
    students: students.value,
    days: days.value,
    // Proposals do not wait for it; who was here before comes first once it is there.
    former: former.status === 'ready' ? former.value : [],
    customers: new Map(open.value.customers.map((customer) => [customer.senior_id, customer])),
  };
  return { status: 'ready', asked: { visits, known, now, looked } };
}

function openVisitsOf(proposals: Proposals<Asked>, ready: ReadyToPropose<Asked>): OpenVisits {
  if (proposals.status !== 'ready') return proposals;
  const { looked } = proposals.asked;
  const lookingFurther = ready.status !== 'ready' || ready.asked.looked.count !== looked.count;
  return { status: 'ready', proposals: proposals.proposals, looked, lookingFurther };
}

/**
 * The visits of a list that wait for a student, with the best proposal for all of them together.
 * @param wanted the part of the list that waits.
 */
export function useOpenVisits(
  acting: ActingFor,
  { base, text }: Pick<WantedRows, 'base' | 'text'>,
  { progress, dealtWith }: Pick<HandingOver, 'progress' | 'dealtWith'>,
) {
  const now = useMinute();
  const today = useToday();
  const [pages, setPages] = useState(pagesAtOnce);
  const state = useRequestRows(acting, { base, text, pages });
  const rows = state.status === 'ready' && !isAsking(state) ? state.value.rows : noRows;
  const { open, students, days, former } = useKnownOf(acting, useAllSeen(rows), today);
  const ready = useMemo(
    () => readinessOf({ state, rows, open, students, days, former, dealtWith, now, today }),
    [state, rows, open, students, days, former, dealtWith, now, today],
  );
  const proposals = useProposals(ready, progress !== null);
  return {
    visits: openVisitsOf(proposals, ready),
    lookFurther: () => setPages((before) => before + pagesAtOnce),
  };
}
