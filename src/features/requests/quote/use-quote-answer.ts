import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Quote } from '#domain/documents/quote.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { mintId } from '#lib/ids.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { saveOrSend } from '#shared/outbox/save-or-send.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { answerStage, type AnswerStage, type YesOrNo } from './answer-stage.ts';

/** What was pressed here for the quote with this number. */
interface Pressed {
  readonly number: number;
  readonly busy: YesOrNo | null;
  /** The server has it: stays said while this screen is open. */
  readonly given: YesOrNo | null;
  readonly failure: ErrorCode | null;
  /** The person wants to give another answer than the one that waits, which stands until she does. */
  readonly isChanging: boolean;
}

export interface QuoteAnswering extends AnswerStage, Omit<Pressed, 'number' | 'given'> {
  give(answer: YesOrNo): Promise<void>;
  /** Asks again while the answer waits. */
  change(): void;
  /** The person has read why an answer counts for nothing. */
  forget(itemId: string): Promise<void>;
}

/** The senior's yes or no to a quote, through the outbox. A new quote of the same request begins anew. */
export function useQuoteAnswer(acting: ActingFor, row: RequestRow, quote: Quote): QuoteAnswering {
  const client = useQueryClient();
  const { number } = quote;
  const none: Pressed = { number, busy: null, given: null, failure: null, isChanging: false };
  const [state, setState] = useState(none);
  const pressed = state.number === number ? state : none;
  const stage = answerStage(row, quote, pressed.given);
  if (stage.given !== null && pressed.given === null) setState({ ...none, given: stage.given });

  const rejectedId = stage.rejected?.itemId ?? null;
  useEffect(() => {
    // What the answer met: the new price, another answer or the cancellation.
    if (rejectedId !== null) void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
  }, [rejectedId, client, acting]);

  async function give(answer: YesOrNo) {
    setState({ ...none, busy: answer });
    const command = { kind: 'answer-quote', requestId: row.id, answerId: mintId(), number, answer } as const;
    const outcome = await saveOrSend(acting, command, deviceOutbox());
    if (outcome.kind === 'saved') return setState(none);
    if (outcome.kind === 'sent') setState({ ...none, given: answer });
    else {
      const { code } = outcome.error;
      // An answer is being sent or has arrived, perhaps from another tab.
      setState({ ...none, failure: code === 'already-exists' ? 'quote-answered' : code });
    }
    void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
  }

  async function forget(itemId: string) {
    const removed = await deviceOutbox().remove(acting, itemId);
    setState(removed.ok ? none : { ...none, failure: removed.error.code });
  }

  return {
    ...stage,
    busy: pressed.busy,
    failure: pressed.failure,
    isChanging: pressed.isChanging && stage.waiting !== null,
    give,
    change: () => setState({ ...none, isChanging: true }),
    forget,
  };
}
