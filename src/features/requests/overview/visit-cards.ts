import { ApprovalCards } from '../approval/approval-cards.tsx';
import { AskedCards } from '../approval/asked-cards.tsx';
import { QuoteCards } from '../quote/quote-cards.tsx';
import { NextVisit } from './next-visit.tsx';

/** What is shown once there is a visit, a price or a cost: one chunk, outside the first load. */
export const visitCards = { ApprovalCards, AskedCards, NextVisit, QuoteCards };
