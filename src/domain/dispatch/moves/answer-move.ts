import type { StoredVisit } from '#domain/documents/visit.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { isInTime, isMovable, isSameTime, type VisitStart, waitingMove } from '#domain/visits/visit-move.ts';
import { changeVisit, findVisit, withVisit } from '../change-visits.ts';
import { moveVisit } from '../commands/move-visit.ts';
import type { KnownStudent } from '../commands/offer-visit.ts';
import { rejectedByStudent, rejectedStudent } from '../rejected-student.ts';
import type { DispatchRejection } from '../rejections.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

/** Which move is answered: that of a visit, to the time that the screen showed. */
export interface AnsweredMove {
  readonly visitId: string;
  readonly to: VisitStart;
}

function askedMove(before: RequestCase, { visitId, to }: AnsweredMove): Result<StoredVisit, DispatchRejection> {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  const move = isMovable(found.visit.state) ? waitingMove(found.visit) : null;
  return move === null || !isSameTime(move, to) ? err('move-gone') : ok(found);
}

/** The visit as it becomes: its length, price and student stay. */
const moved = ({ visit }: StoredVisit, { date, start }: VisitStart) => ({ ...visit, date, start });

function accept(before: RequestCase, found: StoredVisit, to: VisitStart, context: DecisionContext): Decision {
  if (!isInTime(found.visit, to, context.now)) return err('move-too-near');
  const { date, start, minutes_planned } = moved(found, to);
  return moveVisit(before, found.id, { date, start, minutes_planned }, context);
}

/**
 * Staff says yes. A planned student comes along where nothing speaks against it, or with a reason, as when she is planned.
 * That she has another visit then is for whoever writes her day.
 * @param reason staff's, why she comes in spite of what speaks against it; else empty.
 */
export function acceptMove(
  before: RequestCase,
  answered: AnsweredMove & { readonly reason: string },
  context: DecisionContext & { readonly student: KnownStudent | null },
): Decision {
  const { reason, to } = answered;
  const { student, postcode } = context;
  const asked = askedMove(before, answered);
  if (!asked.ok) return asked;
  const found = asked.value;
  if (found.visit.state === 'confirmed') {
    if (student === null) return err('student-not-found');
    const against = rejectedStudent(found.id, moved(found, to), student.profile, { reason, postcode });
    if (against !== null) return err(against);
  }
  return accept(before, found, to, context);
}

const isOf = ({ visit: { state, studentprofile_id: id } }: StoredVisit, studentId: string): boolean =>
  state === 'confirmed' && id === studentId;

/** The student says yes. What she said of her free hours does not speak against it: she says it now. */
export function acceptMoveAsStudent(
  before: RequestCase,
  answered: AnsweredMove,
  { id, profile }: KnownStudent,
  context: DecisionContext,
): Decision {
  const { visitId, to } = answered;
  const own = findVisit(before, visitId);
  if (own === undefined || !isOf(own, id)) return err('not-found');
  // Her own yes again, on another device.
  if (own.visit.proposed_move == null && isSameTime(own.visit, to)) return ok(before);
  const asked = askedMove(before, answered);
  if (!asked.ok) return asked;
  const against = rejectedByStudent(visitId, moved(asked.value, to), profile);
  return against === null ? accept(before, asked.value, to, context) : err(against);
}

const decline = (before: RequestCase, found: StoredVisit, reason: string, now: Date): Decision => {
  const { proposed_move: move } = found.visit;
  if (move == null) return err('move-gone');
  return ok(withVisit(before, changeVisit(found, { proposed_move: { ...move, declined_at: now, reason } }, now)));
};

/** Staff says no, also when it is too late for a yes. @param reason which the senior reads. */
export function declineMove(
  before: RequestCase,
  answered: AnsweredMove & { readonly reason: string },
  { now }: DecisionContext,
): Decision {
  const asked = askedMove(before, answered);
  return asked.ok ? decline(before, asked.value, answered.reason, now) : asked;
}

/** The student says no. */
export function declineMoveAsStudent(
  before: RequestCase,
  answered: AnsweredMove,
  studentId: string,
  { now }: DecisionContext,
): Decision {
  const own = findVisit(before, answered.visitId);
  if (own === undefined || !isOf(own, studentId)) return err('not-found');
  const asked = askedMove(before, answered);
  return asked.ok ? decline(before, asked.value, '', now) : asked;
}
