import { err, ok } from '#domain/result.ts';
import { changeVisit, findVisit, isIn, withVisit } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';
import type { RecordedVisit } from './record-visit.ts';

/**
 * Staff corrects what is written down of a visit that is not approved yet. The senior's question is answered with it: she
 * has 48 hours again to look at the visit as it is now.
 */
export function correctVisit(
  before: RequestCase,
  { visitId, minutes, km }: RecordedVisit,
  { now }: DecisionContext,
): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  if (!isIn(found, ['done'])) return err('visit-state-changed');
  return ok(withVisit(before, changeVisit(found, { minutes_worked: minutes, km, questioned_at: null }, now)));
}
