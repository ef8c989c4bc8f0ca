import { QuoteCards } from '../quote/quote-cards.tsx';
import { NextVisit } from './next-visit.tsx';

/** What is shown once there is a visit or a price: one chunk, outside the first load. */
export const visitCards = { NextVisit, QuoteCards };
