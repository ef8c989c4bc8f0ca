import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useBoard } from '#shared/staff/board/use-board.ts';
import { debtQueries } from '#shared/staff/debts/debt-queries.ts';
import { pendingAdjustmentsQuery } from '#shared/staff/pending-adjustments-query.ts';
import { toldQueries } from '#shared/staff/told/told-queries.ts';
import { waitingTransfersQuery } from '#shared/staff/waiting-transfers-query.ts';
import { type Queue, type QueueId, queues } from './queues.ts';
import { todayQueries } from './today-queries.ts';

const countIn = (state: CachedState<{ readonly count: number }>) =>
  state.status === 'ready' ? state.value.count : null;

/** How many wait in each list; null while that is not known. */
export function useQueueCounts(acting: ActingFor): ReadonlyMap<QueueId, number | null> {
  const { state } = useBoard(acting);
  const overdue = {
    planned: countIn(useCachedQuery(todayQueries.overdue(acting, 'planned'))),
    started: countIn(useCachedQuery(todayQueries.overdue(acting, 'started'))),
    done: countIn(useCachedQuery(todayQueries.overdue(acting, 'done'))),
    offered: countIn(useCachedQuery(todayQueries.overdue(acting, 'offered'))),
  };
  const moves = countIn(useCachedQuery(todayQueries.moves(acting)));
  const told = countIn(useCachedQuery(toldQueries.waiting(acting)));
  const reports = countIn(useCachedQuery(todayQueries.reports(acting)));
  const circles = countIn(useCachedQuery(todayQueries.circles(acting)));
  const mails = countIn(useCachedQuery(todayQueries.mails(acting)));
  const toCall = countIn(useCachedQuery(todayQueries.toCall(acting, useToday())));
  const adjustments = countIn(useCachedQuery(pendingAdjustmentsQuery(acting)));
  const debts = countIn(useCachedQuery(debtQueries.waiting(acting)));
  const transfers = countIn(useCachedQuery(waitingTransfersQuery(acting)));
  const balances = countIn(useCachedQuery(todayQueries.balances(acting)));
  const countOf = (queue: Queue): number | null => {
    if (queue.kind === 'moves') return moves;
    if (queue.kind === 'told') return told;
    if (queue.kind === 'reports') return reports;
    if (queue.kind === 'circles') return circles;
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
