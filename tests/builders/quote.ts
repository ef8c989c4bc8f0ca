import type { Quote } from '#domain/documents/quote.ts';
import { madeAt } from './moments.ts';

/** The first quote of a request, without an answer. */
export function aQuote(overrides: Partial<Quote> = {}): Quote {
  return {
    number: 1,
    state: 'sent',
    variant: 'standard',
    cents_per_hour: 1750,
    minutes: 120,
    sent_at: madeAt,
    answered_at: null,
    how: null,
    ...overrides,
  };
}
