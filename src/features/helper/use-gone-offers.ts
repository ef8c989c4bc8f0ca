import { useState } from 'react';
import type { HelperOffer, HelperWork } from '#domain/contracts/helpers.ts';

/**
 * The offers that were shown and are there no more, without having become the student's own: somebody else was first, or the
 * visit is cancelled. Each is told until the page is closed. Offers whose time is over, or that were declined, are not told.
 */
export function useGoneOffers({ offers, visits, read_at: readAt }: HelperWork): readonly HelperOffer[] {
  const [seen, setSeen] = useState({ readAt, offers });
  const [gone, setGone] = useState<readonly HelperOffer[]>([]);
  if (seen.readAt !== readAt) {
    const isThere = (offer: HelperOffer) =>
      offers.some(({ visit_id: id }) => id === offer.visit_id) ||
      visits.some(({ visit_id: id }) => id === offer.visit_id);
    const lost = seen.offers.filter((each) => !each.is_declined && each.expires_at > readAt && !isThere(each));
    setSeen({ readAt, offers });
    if (lost.length > 0) setGone([...gone, ...lost]);
  }
  return gone;
}
