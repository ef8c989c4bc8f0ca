import { useEffect, useState } from 'react';
import { loadNextVisit } from './load-next-visit.ts';
import { NextVisitFailed } from './next-visit-failed.tsx';
import type { visitCards } from './visit-cards.ts';

export type VisitCards = typeof visitCards;

/** Without a network and without the service worker they cannot be loaded: the screen stays, and their mails were sent. */
const withoutCards: VisitCards = {
  ApprovalCards: () => <></>,
  AskedCards: () => <></>,
  NextVisit: NextVisitFailed,
  QuoteCards: () => [],
};

/** The cards of visits, prices and costs, loaded once one of them is wanted; null until they are there. */
export function useVisitCards(isWanted: boolean): VisitCards | null {
  const [cards, setCards] = useState<VisitCards | null>(null);
  const isMissing = isWanted && cards === null;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    void loadNextVisit()
      .catch(() => withoutCards)
      .then((loaded) => {
        if (!isOver) setCards(loaded);
      });
    return () => {
      isOver = true;
    };
  }, [isMissing]);
  return cards;
}
