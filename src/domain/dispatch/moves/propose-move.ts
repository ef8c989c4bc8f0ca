import { err, ok } from '#domain/result.ts';
import { canAskMove, isSameTime, type VisitStart, waitingMove, whyNotAsked } from '#domain/visits/visit-move.ts';
import { changeVisit, findVisit, withVisit } from '../change-visits.ts';
import { rejectedTime } from '../rejected-time.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

/** What the senior's device showed when she asked. */
interface Asked {
  readonly visitId: string;
  /** When the visit was, on the screen: a visit that is at another time by now is not what she spoke of. */
  readonly from: VisitStart;
}

/** The senior asks for another time. The visit stands as it is. Asking again replaces what was asked; the same changes nothing. */
export function proposeMove(
  before: RequestCase,
  { visitId, from, to }: Asked & { readonly to: VisitStart },
  { now, actor }: DecisionContext,
): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  const { visit } = found;
  if (!canAskMove(visit, now) || !isSameTime(visit, from)) return err('visit-state-changed');
  const why = whyNotAsked(visit, to, now) ?? rejectedTime({ ...to, minutes_planned: visit.minutes_planned }, now);
  if (why !== null) return err(why);
  const waiting = waitingMove(visit);
  if (waiting !== null && isSameTime(waiting, to)) return ok(before);
  const asked = { asked_at: now, asked_by: actor.uid, declined_at: null, reason: '' };
  const { date, start } = to;
  return ok(withVisit(before, changeVisit(found, { proposed_move: { date, start, ...asked } }, now)));
}

/** The senior does not ask for it any more. Once the visit was moved, that is said and nothing changes. */
export function withdrawMove(before: RequestCase, { visitId, from }: Asked, { now }: DecisionContext): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  if (!isSameTime(found.visit, from)) return err('visit-state-changed');
  if (found.visit.proposed_move == null) return ok(before);
  return ok(withVisit(before, changeVisit(found, { proposed_move: null }, now)));
}
