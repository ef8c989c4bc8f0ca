import { err, ok } from '#domain/result.ts';
import { cancelled, findVisit, isCancellable, withVisit } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

/** Cancels one visit that has not begun. */
export function cancelVisit(before: RequestCase, visitId: string, { now }: DecisionContext): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  return isCancellable(found) ? ok(withVisit(before, cancelled(found, now))) : err('visit-state-changed');
}
