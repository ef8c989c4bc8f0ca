import { lazy } from 'react';
import { loadNextVisit } from './load-next-visit.ts';
import type { visitCards } from './visit-cards.ts';

type Cards = typeof visitCards;

/** Loaded once it is needed. Without a network and without the service worker that fails: the screen stays. */
export const lazyVisitCard = <Name extends keyof Cards>(name: Name, fallback: Cards[Name]) =>
  lazy(async (): Promise<{ default: Cards[Name] }> => ({
    default: await loadNextVisit().then(
      (cards) => cards[name],
      () => fallback,
    ),
  }));
