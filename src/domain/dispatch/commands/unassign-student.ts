import { err, ok } from '#domain/result.ts';
import { changeVisit, findVisit, isIn, notAsked, withoutStudent, withVisit } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

/** Takes the student, or all offers, off a visit. The visit stays, and waits for another student. */
export function unassignStudent(before: RequestCase, visitId: string, { now }: DecisionContext): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  if (!isIn(found, ['offered', 'confirmed'])) return err('visit-state-changed');
  return ok(withVisit(before, changeVisit(found, { state: 'open', ...withoutStudent, ...notAsked(found.visit) }, now)));
}
