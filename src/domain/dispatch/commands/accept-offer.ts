import type { Offer, StoredVisit } from '#domain/documents/visit.ts';
import { err, ok } from '#domain/result.ts';
import { mayMoveVisit } from '#domain/visits/visit-state.ts';
import { changeVisit, findVisit, withVisit } from '../change-visits.ts';
import { plannableVisit } from '../plannable-visit.ts';
import { rejectedByStudent } from '../rejected-student.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';
import type { KnownStudent } from './offer-visit.ts';

export const offerTo = ({ visit }: StoredVisit, studentId: string): Offer | undefined =>
  visit.offers.find(({ student_id }) => student_id === studentId);

/** Whether the time to answer an offer is over, whether or not the timer has marked it. */
export const isExpired = ({ answer, expires_at }: Offer, now: Date): boolean =>
  answer === 'expired' || expires_at <= now;

/** Whether the visit is the student's already, which is what she asked for. */
const isOf = ({ visit: { state, studentprofile_id } }: StoredVisit, studentId: string): boolean =>
  state === 'confirmed' && studentprofile_id === studentId;

/**
 * The student's yes: the visit is hers, unless another was first. A student who declined can still say yes while her offer
 * lasts. The same yes again changes nothing.
 */
export function acceptOffer(
  before: RequestCase,
  visitId: string,
  { id, student, profile }: KnownStudent,
  { now }: DecisionContext,
): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  if (isOf(found, id)) return ok(before);
  const offer = offerTo(found, id);
  if (offer === undefined || !mayMoveVisit(found.visit.state, 'confirmed', 'student')) return err('offer-gone');
  if (isExpired(offer, now)) return err('offer-expired');
  const plannable = plannableVisit(before, visitId, now);
  if (!plannable.ok) return err('offer-gone');
  const against = rejectedByStudent(visitId, found.visit, profile);
  if (against !== null) return err(against);
  // The others' names are not for the senior, who reads the visit from now on.
  const offers = [{ ...offer, answer: 'accepted' as const }];
  const mine = { studentprofile_id: id, student_profiles: student, offers };
  return ok(withVisit(before, changeVisit(found, { ...mine, state: 'confirmed' }, now)));
}
