import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DispatchRejection } from '#domain/dispatch/rejections.ts';
import type { Quote } from '#domain/documents/quote.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { answerQuote } from '#firebase/answer-quote.ts';
import { mintId } from '#lib/ids.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';

export type YesOrNo = 'yes' | 'no';

export type QuoteFailure =
  | { readonly kind: 'rejected'; readonly code: DispatchRejection }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

/** What this screen knows of the answer to the quote with this number. */
interface Answering {
  readonly number: number;
  readonly busy: YesOrNo | null;
  readonly given: YesOrNo | null;
  readonly failure: QuoteFailure | null;
}

/** Gives the senior's yes or no to a quote. A new quote of the same request begins anew. */
export function useQuoteAnswer(acting: ActingFor, requestId: string, { number }: Quote) {
  const client = useQueryClient();
  const [state, setState] = useState<Answering | null>(null);
  const current = state?.number === number ? state : null;

  async function give(answer: YesOrNo) {
    setState({ number, busy: answer, given: null, failure: null });
    const answered = await answerQuote({ request_id: requestId, command_id: mintId(), number, answer });
    if (!answered.ok) {
      setState({ number, busy: null, given: null, failure: { kind: 'failed', code: answered.error.code } });
      return;
    }
    const rejected = answered.value.outcome === 'rejected' ? answered.value.code : null;
    setState({
      number,
      busy: null,
      given: rejected === null ? answer : null,
      failure: rejected === null ? null : { kind: 'rejected', code: rejected },
    });
    void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
  }

  return {
    busy: current?.busy ?? null,
    given: current?.given ?? null,
    /** Also of the quote before, when that was replaced: the new one must not appear without a word. */
    failure: current?.failure ?? (state?.failure?.code === 'quote-replaced' ? state.failure : null),
    give: (answer: YesOrNo) => void give(answer),
  };
}
