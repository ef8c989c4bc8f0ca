import { err, ok, type Result } from '#domain/result.ts';
import type { AnswerQuote } from '#sync/commands/answer-quote.ts';
import type { Rejection } from '#sync/engine/item.ts';
import type { Receipt } from '#sync/engine/sender.ts';

/** The quote of one request, as the server lists it. */
export interface ModelQuote {
  readonly number: number;
  readonly state: 'sent' | 'accepted' | 'declined';
}

const stateOf = { yes: 'accepted', no: 'declined' } as const;

/** The server's quotes: what functions/src/dispatch decides about an answer of the senior. */
export function createQuoteServer() {
  const quotes = new Map<string, ModelQuote>();
  const done = new Set<string>();
  /** Every answer that changed something, in order. */
  const effects: AnswerQuote[] = [];

  return {
    quoteOf: (requestId: string): ModelQuote | undefined => quotes.get(requestId),
    effects,
    isDone: (answerId: string): boolean => done.has(answerId),
    propose(requestId: string): void {
      quotes.set(requestId, { number: (quotes.get(requestId)?.number ?? 0) + 1, state: 'sent' });
    },
    /** The senior says no on the phone. */
    recordNo(requestId: string): void {
      const quote = quotes.get(requestId);
      if (quote?.state === 'sent') quotes.set(requestId, { ...quote, state: 'declined' });
    },
    handle(command: AnswerQuote, isCancelled: boolean): Result<Receipt, Rejection> {
      const { requestId, answerId, number, answer } = command;
      const received = ok({ aggregate: requestId });
      if (done.has(answerId)) return received;
      const quote = quotes.get(requestId);
      if (isCancelled || quote === undefined) return err({ code: 'quote-gone' });
      if (quote.number !== number) return err({ code: 'quote-replaced' });
      if (quote.state !== 'sent' && quote.state !== stateOf[answer]) return err({ code: 'quote-answered' });
      done.add(answerId);
      if (quote.state === 'sent') {
        effects.push(command);
        quotes.set(requestId, { ...quote, state: stateOf[answer] });
      }
      return received;
    },
  };
}

export type QuoteServer = ReturnType<typeof createQuoteServer>;
