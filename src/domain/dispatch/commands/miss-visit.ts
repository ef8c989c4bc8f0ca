import { missedVisitCents } from '#domain/credits/missed-visit.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { err, ok } from '#domain/result.ts';
import { mayMoveVisit } from '#domain/visits/visit-state.ts';
import { changeVisit, findVisit, withVisit } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

/** The student did not come. What the senior gets for it is booked in the same transaction. */
export function missVisit(before: RequestCase, visitId: string, { now }: DecisionContext): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  const { visit } = found;
  if (!mayMoveVisit(visit.state, 'missed', 'staff')) return err('visit-state-changed');
  if (momentOf(visit.date, visit.start) > now) return err('visit-not-now');
  return ok(withVisit(before, changeVisit(found, { state: 'missed', credited_cents: missedVisitCents(visit) }, now)));
}
