import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useBoard } from '#shared/staff/board/use-board.ts';
import { debtQueries } from '#shared/staff/debts/debt-queries.ts';
import { pendingAdjustmentsQuery } from '#shared/staff/pending-adjustments-query.ts';
import { toldQueries } from '#shared/staff/told/told-queries.ts';
import { waitingTransfersQuery } from '#shared/staff/waiting-transfers-query.ts';
import type { Queue, QueueId } from './queues.ts';
import { todayQueries } from './today-queries.ts';

const countIn = (state: CachedState<{ readonly count: number }>) =>
  state.status === 'ready' ? state.value.count : null;

/** How many wait in each list; null while that is not known. */
export function useQueueCounts(acting: ActingFor, queues: readonly Queue[]): ReadonlyMap<QueueId, number | null> {
  const { state } = useBoard(acting);
  const has = (kind: Queue['kind']) => queues.some((queue) => queue.kind === kind);
  const overdue = {
    planned: countIn(useCachedQuery(todayQueries.overdue(acting, 'planned'), has('overdue'))),
    started: countIn(useCachedQuery(todayQueries.overdue(acting, 'started'), has('overdue'))),
    done: countIn(useCachedQuery(todayQueries.overdue(acting, 'done'), has('overdue'))),
    offered: countIn(useCachedQuery(todayQueries.overdue(acting, 'offered'), has('overdue'))),
  };
  const moves = countIn(useCachedQuery(todayQueries.moves(acting), has('moves')));
  const told = countIn(useCachedQuery(toldQueries.waiting(acting), has('told')));
  const reports = countIn(useCachedQuery(todayQueries.reports(acting), has('reports')));
  const dataRequests = countIn(useCachedQuery(todayQueries.dataRequests(acting), has('data-requests')));
  const circles = countIn(useCachedQuery(todayQueries.circles(acting), has('circles')));
  const mails = countIn(useCachedQuery(todayQueries.mails(acting), has('mails')));
  const toCall = countIn(useCachedQuery(todayQueries.toCall(acting, useToday()), has('to-call')));
  const adjustments = countIn(useCachedQuery(pendingAdjustmentsQuery(acting), has('adjustments')));
  const debts = countIn(useCachedQuery(debtQueries.waiting(acting), has('debts')));
  const transfers = countIn(useCachedQuery(waitingTransfersQuery(acting), has('transfers')));
  const balances = countIn(useCachedQuery(todayQueries.balances(acting), has('balances')));
  const countOf = (queue: Queue): number | null => {
    if (queue.kind === 'moves') return moves;
    if (queue.kind === 'told') return told;
    if (queue.kind === 'reports') return reports;
    if (queue.kind === 'circles') return circles;
    if (queue.kind === 'data-requests') return dataRequests;
    if (queue.kind === 'mails') return mails;
    if (queue.kind === 'balances') return balances;
    if (queue.kind === 'debts') return debts;
    if (queue.kind === 'to-call') return toCall;
    if (queue.kind === 'adjustments') return adjustments;
    if (queue.kind === 'transfers') return transfers;
    if (queue.kind === 'overdue') return overdue[queue.stage];
    return state.status === 'ready' ? (state.value.counts[queue.stage] ?? 0) : null;
  };
  return new Map(queues.map((queue) => [queue.id, countOf(queue)]));
}
