import { err, ok } from '#domain/result.ts';
import { changeVisit, findVisit, isIn, withVisit } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';
import { isExpired, offerTo } from './accept-offer.ts';

/** The student's no. The others who were asked can still say yes; without any, staff asks somebody else. */
export function declineOffer(
  before: RequestCase,
  visitId: string,
  studentId: string,
  { now }: DecisionContext,
): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  const offer = offerTo(found, studentId);
  if (offer === undefined || !isIn(found, ['offered'])) return err('offer-gone');
  if (offer.answer === 'declined') return ok(before);
  if (isExpired(offer, now)) return err('offer-expired');
  const offers = found.visit.offers.map((each) => (each === offer ? { ...each, answer: 'declined' as const } : each));
  return ok(withVisit(before, changeVisit(found, { offers }, now)));
}
