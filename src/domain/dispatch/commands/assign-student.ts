import { err, ok } from '#domain/result.ts';
import { plannableVisit } from '../plannable-visit.ts';
import { rejectedStudent } from '../rejected-student.ts';
import { changeVisit, withVisit } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';
import type { KnownStudent } from './offer-visit.ts';

export interface Assignment {
  readonly visitId: string;
  readonly student: KnownStudent;
  /** Staff's, where the student does not fit in every way; else empty. */
  readonly reason: string;
}

/** Plans a student. Needs the senior's yes to the price, and a time at which a visit can be. Open offers lapse. */
export function assignStudent(
  before: RequestCase,
  { visitId, student: { id, student, profile }, reason }: Assignment,
  { now, postcode }: DecisionContext,
): Decision {
  const plannable = plannableVisit(before, visitId, now);
  if (!plannable.ok) return plannable;
  const found = plannable.value;
  const against = rejectedStudent(visitId, found.visit, profile, { reason, postcode });
  if (against !== null) return err(against);
  const planned = changeVisit(
    found,
    { state: 'confirmed', studentprofile_id: id, student_profiles: student, offers: [] },
    now,
  );
  return ok(withVisit(before, planned));
}
