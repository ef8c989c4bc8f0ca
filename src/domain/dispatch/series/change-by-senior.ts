import type { Visit } from '#domain/documents/visit.ts';
import { err, ok } from '#domain/result.ts';
import { seriesOf, withSeriesEnded } from '#domain/series/request-series.ts';
import { skippingOf } from '#domain/visits/skippable.ts';
import { cancelled, findVisit, isIn, withVisit } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

const skipping = (visit: Visit, now: Date) => skippingOf({ ...visit, minutes: visit.minutes_planned }, now);

/**
 * The senior skips one visit of her series, while that is free. Skipping it again changes nothing. The only visit that is
 * left is not skipped: the request would be cancelled with it, and its series would end unsaid.
 */
export function skipVisit(before: RequestCase, visitId: string, { now }: DecisionContext): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  if (seriesOf(before.request) === null) return err('not-recurring');
  if (isIn(found, ['cancelled'])) return ok(before);
  const kind = skipping(found.visit, now);
  const isOnlyOne = before.visits.every((each) => each === found || isIn(each, ['cancelled']));
  if (kind === 'no' || isOnlyOne) return err('visit-state-changed');
  return kind === 'late' ? err('cancelling-not-free') : ok(withVisit(before, cancelled(found, now)));
}

/**
 * The senior stops her series: no visit is made any more, and those that are to come are cancelled as far as that is free.
 * A visit within 72 hours stands until she calls. Stopping again changes nothing.
 */
export function stopSeries(before: RequestCase, { now }: DecisionContext): Decision {
  if (seriesOf(before.request) === null) return err('not-recurring');
  const request = withSeriesEnded(before.request, now);
  const visits = before.visits.map((each) => (skipping(each.visit, now) === 'free' ? cancelled(each, now) : each));
  const isSame = request === before.request && visits.every((each, index) => each === before.visits[index]);
  return ok(isSame ? before : { ...before, request, visits });
}
