import { err, ok } from '#domain/result.ts';
import { changeVisit, isIn, withVisit } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

/**
 * Marks the offers that were not answered in time. A visit whose offers are all answered or expired stays offered: staff sees
 * on Today that nobody comes, and who did not answer.
 */
export function expireOffers(before: RequestCase, { now }: DecisionContext): Decision {
  const after = before.visits.reduce((state, each) => {
    const offers = each.visit.offers.map((offer) =>
      offer.answer === null && offer.expires_at <= now ? { ...offer, answer: 'expired' as const } : offer,
    );
    const isChanged = offers.some((offer, index) => offer !== each.visit.offers[index]);
    return isChanged && isIn(each, ['offered']) ? withVisit(state, changeVisit(each, { offers }, now)) : state;
  }, before);
  // The timer of another run was first, or an answer came meanwhile.
  return after === before ? err('offer-gone') : ok(after);
}
