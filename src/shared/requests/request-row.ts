import type { DomainError } from '#domain/error-codes.ts';
import type { KnownAnswer } from '#sync/commands/answer-quote.ts';
import { mayCancel, type RequestStatus } from '#domain/requests/request-status.ts';

/** The state of an outbox item, as the list shows it. */
export interface Delivery {
  /** Id of the outbox item, for Retry, Remove and Change. */
  readonly itemId: string;
  readonly state: 'waiting' | 'sending' | 'received' | 'needs-you';
  /** The reason of the rejection or of the last failed attempt. */
  readonly error: DomainError | null;
}

/** An answer to the price of a request, as this device keeps it. It can be changed while it waits. */
export interface AnswerDelivery extends Delivery, KnownAnswer {}

/** A request as the list shows it, from the server, the outbox or both. */
export interface RequestRow {
  readonly id: string;
  readonly serviceId: string;
  readonly requestDate: string;
  readonly frequency: string | null;
  /** The last day of what recurs; absent for none. */
  readonly repeatUntil?: string | undefined;
  readonly time: string;
  readonly address: string;
  readonly hours: number;
  readonly notes: string | null;
  readonly askedAt: Date;
  /** The member of the circle who asked for it; absent where the senior did so herself. */
  readonly askedBy?: string | undefined;
  /** Null for an unknown stored value; then `storedStatus` is shown unchanged. */
  readonly status: RequestStatus | null;
  readonly storedStatus: string;
  /** A quoteSchema (documents/quote.ts), which is parsed where it is shown; absent while there is none. */
  readonly quote?: unknown;
  /** The visits of a series, parsed by shared/requests/visit-rows.ts; absent for a request that does not recur. */
  readonly visits?: unknown;
  /** The moves of visits that were asked for, parsed by features/requests/move; absent while there were none. */
  readonly moves?: unknown;
  /** A seriesSchema (documents/series.ts), parsed where it is shown; absent for a request that does not recur. */
  readonly series?: unknown;
  /** The outbox item that creates the request; null once the server's list has it. */
  readonly delivery: Delivery | null;
  /** The outbox item that cancels it; null when there is none or the server's list has it as cancelled. */
  readonly cancellation: Delivery | null;
  /** The last answer to its price from this device; null when there is none or the server's list shows it. */
  readonly answer: AnswerDelivery | null;
}

/** True when the server has received the request, whatever its current status. */
export function isDelivered(row: RequestRow): boolean {
  return row.delivery === null || row.delivery.state === 'received';
}

/** True while submitted or processing and not being cancelled. A rejected request is removed instead. */
export function isCancellable(row: RequestRow): boolean {
  if (row.status === null || row.delivery?.state === 'needs-you' || row.cancellation !== null) return false;
  return mayCancel(row.status, 'senior');
}

/** True while the cancellation is waiting or sending. */
export function isBeingCancelled(row: RequestRow): boolean {
  return row.cancellation?.state === 'waiting' || row.cancellation?.state === 'sending';
}
