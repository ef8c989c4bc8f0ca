import type { StoredVisit } from '#domain/documents/visit.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { err, ok } from '#domain/result.ts';
import { wrongCodesAtMost } from '#domain/visits/door-code.ts';
import { mayMoveVisit } from '#domain/visits/visit-state.ts';
import { changeVisit, findVisit, withVisit } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

/** How long before and after the agreed hour a visit can begin. */
const hoursAround = { before: 2, after: 12 } as const;

const hourMs = 3_600_000;

/** A moment that a device tells, within what the server knows: not before the last step, and not in the future. */
export const withinKnown = (moment: Date, earliest: Date, now: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(earliest.getTime(), moment.getTime())));

function isAboutTime({ visit: { date, start } }: StoredVisit, at: Date): boolean {
  const late = at.getTime() - momentOf(date, start).getTime();
  return late >= -hoursAround.before * hourMs && late <= hoursAround.after * hourMs;
}

export interface CheckIn {
  readonly visitId: string;
  readonly studentId: string;
  /** What the student typed. */
  readonly code: string;
  /** When, by her device. */
  readonly at: Date;
}

/**
 * The student is there: the code that the senior tells her starts the visit, at the moment at which it was typed. A wrong
 * one is counted. A visit that has begun already stays as it is.
 */
export function checkIn(
  before: RequestCase,
  { visitId, studentId, code, at }: CheckIn,
  { now }: DecisionContext,
): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined || found.visit.studentprofile_id !== studentId) return err('not-found');
  const { state, door_code, wrong_codes = 0 } = found.visit;
  if (state === 'started' || state === 'done') return ok(before);
  if (!mayMoveVisit(state, 'started', 'student')) return err('visit-state-changed');
  if (door_code == null || wrong_codes >= wrongCodesAtMost) return err('code-locked');
  const startedAt = withinKnown(at, found.visit.updated_at, now);
  if (!isAboutTime(found, startedAt)) return err('visit-not-now');
  const fields =
    code === door_code ? ({ state: 'started', started_at: startedAt } as const) : { wrong_codes: wrong_codes + 1 };
  return ok(withVisit(before, changeVisit(found, fields, now)));
}

/** Staff starts a visit, where the code does not do it. */
export function startVisit(before: RequestCase, visitId: string, { now }: DecisionContext): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  if (!mayMoveVisit(found.visit.state, 'started', 'staff')) return err('visit-state-changed');
  return ok(withVisit(before, changeVisit(found, { state: 'started', started_at: now }, now)));
}
