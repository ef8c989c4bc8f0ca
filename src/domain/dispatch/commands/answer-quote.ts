import type { Quote } from '#domain/documents/quote.ts';
import type { VisitPrice } from '#domain/documents/visit.ts';
import { err, ok } from '#domain/result.ts';
import { withAgreedSeries } from '#domain/series/request-series.ts';
import { changeVisit, isIn } from '../change-visits.ts';
import type { Decision, RequestCase } from '../request-case.ts';

export interface QuoteAnswer {
  /** The number of the quote that was answered. */
  readonly number: number;
  readonly answer: 'yes' | 'no';
  /** In the app by the senior, or on the phone to staff. */
  readonly how: NonNullable<Quote['how']>;
}

/**
 * The senior's yes or no to the quote that stands. A yes puts the price on every visit that has not begun, and the
 * length on those without a student; for a request that recurs it begins the series. The same answer again changes
 * nothing.
 */
export function answerQuote(before: RequestCase, { number, answer, how }: QuoteAnswer, now: Date): Decision {
  const { quote } = before;
  if (quote === null || quote.number !== number) return err('quote-replaced');
  const state = answer === 'yes' ? 'accepted' : 'declined';
  if (quote.state === state) return ok(before);
  if (quote.state !== 'sent') return err('quote-answered');
  const answered: Quote = { ...quote, state, answered_at: now, how };
  if (state === 'declined') return ok({ ...before, quote: answered });
  const price: VisitPrice = { variant: quote.variant, cents_per_hour: quote.cents_per_hour, agreed_at: now, how };
  const visits = before.visits.map((each) => {
    if (isIn(each, ['open', 'offered'])) return changeVisit(each, { price, minutes_planned: quote.minutes }, now);
    return isIn(each, ['confirmed']) ? changeVisit(each, { price }, now) : each;
  });
  const first = before.visits.find(({ id }) => id === before.request.request_id)?.visit;
  return ok({ ...before, request: withAgreedSeries(before.request, first, quote.minutes), quote: answered, visits });
}
