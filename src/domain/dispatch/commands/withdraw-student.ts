import { err, ok } from '#domain/result.ts';
import { mayMoveVisit } from '#domain/visits/visit-state.ts';
import { changeVisit, findVisit, withoutStudent, withVisit } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

/**
 * The student cannot come. The visit stays, and waits for another student; the senior is told by mail. It is too late once
 * both were asked what became of it.
 */
export function withdrawStudent(
  before: RequestCase,
  visitId: string,
  studentId: string,
  { now }: DecisionContext,
): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined || found.visit.studentprofile_id !== studentId) return err('not-found');
  const isAsked = found.visit.asked_at instanceof Date;
  if (isAsked || !mayMoveVisit(found.visit.state, 'open', 'student')) return err('visit-state-changed');
  return ok(withVisit(before, changeVisit(found, { state: 'open', ...withoutStudent }, now)));
}
