import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { maxOffers, type Offer, type VisitStudent } from '#domain/documents/visit.ts';
import { err, ok } from '#domain/result.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { changeVisit, withVisit } from '../change-visits.ts';
import { plannableVisit } from '../plannable-visit.ts';
import { rejectedStudent } from '../rejected-student.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

/** A student has a day to answer; less when the visit begins earlier. */
export const offerHours = 24;

/** A student, as the transaction of the command reads her. */
export interface KnownStudent {
  readonly id: string;
  readonly student: VisitStudent;
  /** Null when the stored profile is unreadable. */
  readonly profile: StudentProfile | null;
}

/** Offers a visit to one more student. An offer that was declined can be made again. */
export function offerVisit(
  before: RequestCase,
  visitId: string,
  { id, student, profile }: KnownStudent,
  { now, postcode }: DecisionContext,
): Decision {
  const plannable = plannableVisit(before, visitId, now);
  if (!plannable.ok) return plannable;
  const found = plannable.value;
  const start = momentOf(found.visit.date, found.visit.start);
  const expires_at = new Date(Math.min(start.getTime(), now.getTime() + offerHours * 3_600_000));
  const others = found.visit.offers.filter(({ student_id }) => student_id !== id);
  if (others.length >= maxOffers) return err('too-many-offers');
  const against = rejectedStudent(visitId, found.visit, profile, { reason: '', postcode });
  if (against !== null) return err(against);
  const offer: Offer = { student_id: id, student, offered_at: now, expires_at, answer: null };
  return ok(withVisit(before, changeVisit(found, { state: 'offered', offers: [...others, offer] }, now)));
}
