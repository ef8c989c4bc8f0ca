import { err, ok } from '#domain/result.ts';
import { wrongCodesAtMost } from '#domain/visits/door-code.ts';
import { doorTime } from '#domain/visits/door-time.ts';
import { mayMoveVisit } from '#domain/visits/visit-state.ts';
import { changeVisit, findVisit, withVisit } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

/** A moment that a device tells, within what the server knows: not before the last step, and not in the future. */
export const withinKnown = (moment: Date, earliest: Date, now: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(earliest.getTime(), moment.getTime())));

export interface CheckIn {
  readonly visitId: string;
  readonly studentId: string;
  /** What the student typed. */
  readonly code: string;
  /** When, by her device. */
  readonly at: Date;
}

/**
 * The student is there: the code that the senior tells her starts the visit, at the moment at which the first was typed. A
 * wrong one is counted. A visit that has begun already stays as it is.
 */
export function checkIn(
  before: RequestCase,
  { visitId, studentId, code, at }: CheckIn,
  { now }: DecisionContext,
): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined || found.visit.studentprofile_id !== studentId) return err('not-found');
  const { state, wrong_codes = 0, came_at, updated_at } = found.visit;
  if (state === 'started' || state === 'done') return ok(before);
  if (!mayMoveVisit(state, 'started', 'student')) return err('visit-state-changed');
  const right = before.doorCodes.get(visitId);
  if (right === undefined || wrong_codes >= wrongCodesAtMost) return err('code-locked');
  // A wrong code is a step as well: the next one keeps the moment of the first.
  const cameAt = withinKnown(at, came_at ?? updated_at, now);
  if (doorTime(found.visit, cameAt) !== 'now') return err('visit-not-now');
  const fields =
    code === right
      ? ({ state: 'started', started_at: cameAt } as const)
      : { wrong_codes: wrong_codes + 1, came_at: cameAt };
  return ok(withVisit(before, changeVisit(found, fields, now)));
}

/** Staff starts a visit, where the code does not do it: from when the student typed her first code, if she did. */
export function startVisit(before: RequestCase, visitId: string, { now }: DecisionContext): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  if (!mayMoveVisit(found.visit.state, 'started', 'staff')) return err('visit-state-changed');
  if (doorTime(found.visit, now) === 'early') return err('visit-not-now');
  return ok(withVisit(before, changeVisit(found, { state: 'started', started_at: found.visit.came_at ?? now }, now)));
}
