import { readRequestStatus, type RequestStatus } from '#domain/requests/request-status.ts';
import type { DocumentChange } from '../shell/document-change.ts';

export type RequestEvent = 'received' | 'cancelled' | 'assigned' | 'ended';

/** A request that is created with an older date was migrated: it is not new. */
const newForMs = 60 * 60 * 1000;

function statusOf(data: DocumentChange['before']): RequestStatus | null {
  const status = data?.['status'];
  return typeof status === 'string' ? readRequestStatus(status) : null;
}

/** The position in the life of a request; -1 for cancelled and unknown states. */
function stage(status: RequestStatus | null): number {
  const order: readonly (RequestStatus | null)[] = ['submitted', 'processing', 'assigned', 'ended', 'paid'];
  return order.indexOf(status);
}

/** The event that a mail is sent for; null for none. States may be skipped; going back or staying is no event. */
export function requestEvent({ before, after, at }: DocumentChange): RequestEvent | null {
  const status = statusOf(after);
  if (before === null) {
    const made = after?.['created_at'];
    const isNew = made instanceof Date && Math.abs(at.getTime() - made.getTime()) < newForMs;
    return status === 'submitted' && isNew ? 'received' : null;
  }
  const was = statusOf(before);
  if (status === was) return null;
  if (status === 'cancelled') return 'cancelled';
  const isForward = stage(status) > stage(was);
  return isForward && (status === 'assigned' || status === 'ended') ? status : null;
}
