import type { Quote } from '#domain/documents/quote.ts';

/** A price that waits for an answer. */
export function aQuote(changes: Partial<Quote> = {}): Quote {
  return {
    number: 1,
    state: 'sent',
    variant: 'no-car',
    cents_per_hour: 1800,
    minutes: 120,
    sent_at: new Date('2027-02-21T10:00:00Z'),
    answered_at: null,
    how: null,
    ...changes,
  };
}
