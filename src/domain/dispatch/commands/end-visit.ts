import { err, ok } from '#domain/result.ts';
import { mayMoveVisit } from '#domain/visits/visit-state.ts';
import { isCorrected, minutesFrom } from '#domain/visits/worked-minutes.ts';
import { changeVisit, findVisit, withVisit } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';
import { withinKnown } from './start-visit.ts';

export interface CheckOut {
  readonly visitId: string;
  readonly studentId: string;
  /** When, by her device. */
  readonly at: Date;
  /** As counted, or as she corrected them. */
  readonly minutes: number;
  /** Why the minutes differ from the counted ones; else empty. */
  readonly reason: string;
  readonly km: number;
  readonly note: string;
}

/** The student leaves: the visit is done. Told twice, it is as it was told first. */
export function checkOut(before: RequestCase, told: CheckOut, { now }: DecisionContext): Decision {
  const { visitId, studentId, at, minutes, reason, km, note } = told;
  const found = findVisit(before, visitId);
  if (found === undefined || found.visit.studentprofile_id !== studentId) return err('not-found');
  const { state, started_at } = found.visit;
  if (state === 'done') return ok(before);
  // Another code is to be typed, or staff starts it: she can tell the same again then.
  if (state === 'confirmed') return err('visit-not-started');
  if (!mayMoveVisit(state, 'done', 'student')) return err('visit-state-changed');
  const startedAt = started_at ?? found.visit.updated_at;
  const endedAt = withinKnown(at, startedAt, now);
  if (isCorrected(minutes, minutesFrom(startedAt, endedAt)) && reason.trim() === '') return err('reason-needed');
  const work = { ended_at: endedAt, minutes_worked: minutes, km, work_note: note };
  return ok(withVisit(before, changeVisit(found, { state: 'done', ...work }, now)));
}
