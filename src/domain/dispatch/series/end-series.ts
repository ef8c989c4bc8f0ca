import { err, ok } from '#domain/result.ts';
import { originalDateOf } from '#domain/series/planned-visits.ts';
import { seriesOf } from '#domain/series/request-series.ts';
import { cancelled, findVisit, isCancellable } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

/**
 * Ends a series with the visit before this one: this visit and all after it by their original dates are cancelled, also one
 * that was moved, and no further one is made. It costs the senior nothing.
 */
export function endSeries(before: RequestCase, visitId: string, { now }: DecisionContext): Decision {
  const series = seriesOf(before.request);
  if (series === null) return err('not-recurring');
  const chosen = findVisit(before, visitId);
  if (chosen === undefined) return err('not-found');
  if (!isCancellable(chosen)) return err('visit-state-changed');
  const requestId = before.request.request_id;
  const dateOf = (id: string) => originalDateOf(requestId, series, id);
  const from = dateOf(visitId);
  const { next_date: next, ended_from: endedFrom } = series;
  const ended = {
    ...series,
    ended_from: endedFrom !== null && endedFrom < from ? endedFrom : from,
    next_date: next !== null && next < from ? next : null,
  };
  const visits = before.visits.map((each) =>
    isCancellable(each) && dateOf(each.id) >= from ? cancelled(each, now) : each,
  );
  return ok({ ...before, request: { ...before.request, series: ended }, visits });
}
