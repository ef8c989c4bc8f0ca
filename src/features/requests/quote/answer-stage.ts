import type { Quote } from '#domain/documents/quote.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { isBeingCancelled, type RequestRow } from '#shared/requests/request-row.ts';
import type { AnswerQuote } from '#sync/commands/answer-quote.ts';

export type YesOrNo = AnswerQuote['answer'];

export interface AnswerStage {
  /** The price waits for a yes or no from this person. */
  readonly isOpen: boolean;
  /** On its way to the server. */
  readonly waiting: RequestRow['answer'];
  readonly given: YesOrNo | null;
  /** Why the last answer counts for nothing, until the person has read it. */
  readonly rejected: RequestRow['answer'];
}

/** Decided at the server: the same price needs no other answer, whatever the list, read before it, still says. */
const closingCodes: readonly (ErrorCode | undefined)[] = ['quote-replaced', 'quote-answered', 'quote-gone'];

/**
 * Where the answer to the quote that the list shows stands. An answer to an earlier price says nothing about a new one.
 * @param sent what was sent from here without being kept on the device.
 */
export function answerStage(row: RequestRow, quote: Quote, sent: YesOrNo | null): AnswerStage {
  const { answer } = row;
  const isLatest = answer !== null && answer.number >= quote.number;
  const isOnItsWay = answer?.state === 'waiting' || answer?.state === 'sending';
  const waiting = isLatest && isOnItsWay ? answer : null;
  const rejected = answer?.state === 'needs-you' ? answer : null;
  const isClosed = isLatest && rejected !== null && closingCodes.includes(rejected.error?.code);
  const received = answer?.state === 'received' && answer.number === quote.number ? answer.answer : null;
  const given = quote.state === 'sent' ? (received ?? sent) : sent;
  const isOver = row.status === 'cancelled' || isBeingCancelled(row);
  return {
    isOpen: quote.state === 'sent' && waiting === null && given === null && !isClosed && !isOver,
    waiting,
    given: isOver ? null : given,
    rejected,
  };
}
