import type { Quote } from '#domain/documents/quote.ts';
import { isOffList } from '#domain/requests/listed-cents.ts';
import { err, ok } from '#domain/result.ts';
import { isIn } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';
import { takeRequest } from './take-request.ts';

export type ProposedPrice = Pick<Quote, 'variant' | 'cents_per_hour' | 'minutes'>;

export interface QuoteToSend extends ProposedPrice {
  /** Staff's, where the price is not the list's; else empty. */
  readonly reason: string;
}

/**
 * Proposes a price, in the place of an earlier proposal. The price that stands on a visit stays until the senior says
 * yes. Whoever quotes a request that nobody works on takes it.
 */
export function sendQuote(before: RequestCase, { reason, ...price }: QuoteToSend, context: DecisionContext): Decision {
  const taken = before.takenBy === null || before.visits.length === 0 ? takeRequest(before, context) : ok(before);
  if (!taken.ok) return taken;
  const canStillBePriced = taken.value.visits.some((visit) => isIn(visit, ['open', 'offered', 'confirmed']));
  if (!canStillBePriced) return err('visit-state-changed');
  const { task_category_id: service } = before.request;
  if (reason.trim() === '' && isOffList(service, price.variant, price.cents_per_hour))
    return err('price-reason-needed');
  const quote: Quote = {
    ...price,
    number: (before.quote?.number ?? 0) + 1,
    state: 'sent',
    sent_at: context.now,
    answered_at: null,
    how: null,
  };
  return ok({ ...taken.value, quote });
}
