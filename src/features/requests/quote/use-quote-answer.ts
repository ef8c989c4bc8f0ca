import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Quote } from '#domain/documents/quote.ts';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
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
  readonly isRevoked: boolean;
}

export interface QuoteAnswering extends AnswerStage, Omit<Pressed, 'number' | 'given'> {
  give(answer: YesOrNo): Promise<void>;
  /** Takes an answer back that the server cannot have. */
  revoke(itemId: string): Promise<void>;
  /** The person has read why an answer counts for nothing. */
  forget(itemId: string): Promise<void>;
}

/** The senior's yes or no to a quote, through the outbox. A new quote of the same request begins anew. */
export function useQuoteAnswer(acting: ActingFor, row: RequestRow, quote: Quote): QuoteAnswering {
  const client = useQueryClient();
  const { number } = quote;
  const none: Pressed = { number, busy: null, given: null, failure: null, isRevoked: false };
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
      // Another tab has answered, and that answer may be at the server.
      setState({ ...none, failure: code === 'already-exists' ? 'quote-answered' : code });
    }
    void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
  }

  async function show(removing: Promise<Result<void, DomainError>>, done: Pressed) {
    const removed = await removing;
    setState(removed.ok ? done : { ...none, failure: removed.error.code });
  }

  return {
    ...stage,
    busy: pressed.busy,
    failure: pressed.failure,
    isRevoked: pressed.isRevoked,
    give,
    revoke: (itemId) => show(deviceOutbox().withdraw(acting, itemId), { ...none, isRevoked: true }),
    forget: (itemId) => show(deviceOutbox().remove(acting, itemId), none),
  };
}
