import type { Approver } from '#domain/documents/visit.ts';
import { err, ok } from '#domain/result.ts';
import { mayMoveVisit } from '#domain/visits/visit-state.ts';
import { changeVisit, findVisit, isIn, withVisit } from '../change-visits.ts';
import type { Decision, RequestCase } from '../request-case.ts';

/** A visit was as it is written down: it may be charged. Saying so again changes nothing. */
export function approveVisit(before: RequestCase, visitId: string, by: Approver, now: Date): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  if (isIn(found, ['approved', 'charged'])) return ok(before);
  if (!mayMoveVisit(found.visit.state, 'approved', by)) return err('visit-state-changed');
  return ok(withVisit(before, changeVisit(found, { state: 'approved', approved_at: now, approved_by: by }, now)));
}

/** The senior asks staff to look at a visit: it waits for a person, and time does not approve it. */
export function questionVisit(before: RequestCase, visitId: string, now: Date): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  if (!isIn(found, ['done'])) return err('visit-state-changed');
  const isAsked = found.visit.questioned_at instanceof Date;
  return ok(isAsked ? before : withVisit(before, changeVisit(found, { questioned_at: now }, now)));
}
