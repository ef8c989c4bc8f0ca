import { err, ok } from '#domain/result.ts';
import { withSeriesEnded } from '#domain/series/request-series.ts';
import { isCancellable, withAllCancelled } from '../change-visits.ts';
import { firstVisit } from '../read-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

/**
 * Cancels every visit that has not begun, and ends the series. A request that has no visit yet gets a cancelled one;
 * without an existing day it can have none.
 */
export function cancelRequest(before: RequestCase, { now }: DecisionContext): Decision {
  const first = before.visits.length === 0 ? firstVisit(before.request, now) : null;
  if (before.visits.length === 0 && first === null) {
    return ok({ ...before, request: { ...before.request, status: 'cancelled' } });
  }
  const visits = first === null ? before.visits : [first];
  const request = withSeriesEnded(before.request, now);
  if (request === before.request && !visits.some(isCancellable)) return err('visit-state-changed');
  return ok({ ...before, request, visits: withAllCancelled(visits, now) });
}
