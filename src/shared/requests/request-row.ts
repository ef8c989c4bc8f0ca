import type { DomainError } from '#domain/error-codes.ts';
import { mayCancel, type RequestStatus } from '#domain/requests/request-status.ts';

/** How far something that was done on this device has come. */
export interface Delivery {
  /** The outbox item, for Retry, Remove and Change. */
  readonly itemId: string;
  readonly state: 'waiting' | 'sending' | 'received' | 'needs-you';
  /** Why it needs the person, or why the last attempt did not arrive. */
  readonly error: DomainError | null;
}

/** A request as the list shows it, from the server, from this device, or from both. */
export interface RequestRow {
  readonly id: string;
  readonly serviceId: string;
  readonly requestDate: string;
  readonly frequency: string | null;
  readonly time: string;
  readonly address: string;
  readonly hours: number;
  readonly notes: string | null;
  readonly askedAt: Date;
  /** null for a stored value that nobody knows; then `storedStatus` is shown as it is. */
  readonly status: RequestStatus | null;
  readonly storedStatus: string;
  /** The sending of the request itself; null once the server's own list has it. */
  readonly delivery: Delivery | null;
  /** The sending of its cancellation; null when there is none or the server's list shows it cancelled. */
  readonly cancellation: Delivery | null;
}

/** The server has the request, whatever became of it since. */
export function isDelivered(row: RequestRow): boolean {
  return row.delivery === null || row.delivery.state === 'received';
}

/** A senior cancels while submitted or processing; what never left and was refused is removed instead. */
export function isCancellable(row: RequestRow): boolean {
  if (row.status === null || row.delivery?.state === 'needs-you' || row.cancellation !== null) return false;
  return mayCancel(row.status, 'senior');
}

/** The wish to cancel is on its way. A request that has yet to leave itself is then as good as gone. */
export function isBeingCancelled(row: RequestRow): boolean {
  return row.cancellation?.state === 'waiting' || row.cancellation?.state === 'sending';
}
