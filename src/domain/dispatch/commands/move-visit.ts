import { err, ok } from '#domain/result.ts';
import { rejectedTime, type VisitTime } from '../rejected-time.ts';
import { changeVisit, findVisit, isIn, notAsked, withoutStudent, withVisit } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

/**
 * Moves a visit to another time. A planned student stays planned; whether she is free is for whoever writes her day.
 * Offers were for the former time and lapse. The senior's screens show the request's day: the first visit's follows.
 */
export function moveVisit(before: RequestCase, visitId: string, time: VisitTime, { now }: DecisionContext): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  if (!isIn(found, ['open', 'offered', 'confirmed'])) return err('visit-state-changed');
  const rejected = rejectedTime(time, now);
  if (rejected !== null) return err(rejected);
  const lapsed = found.visit.state === 'offered' ? ({ state: 'open', ...withoutStudent } as const) : {};
  const moved = withVisit(before, changeVisit(found, { ...time, ...lapsed, ...notAsked(found.visit) }, now));
  if (visitId !== before.request.request_id) return ok(moved);
  const hours_requested = time.minutes_planned / 60;
  return ok({
    ...moved,
    request: { ...before.request, request_date: time.date, preferred_time: time.start, hours_requested },
  });
}
