import { readRequestStatus, type RequestStatus } from '#domain/requests/request-status.ts';
import type { DocumentChange } from '../shell/document-change.ts';

export type RequestNews = 'received' | 'cancelled' | 'assigned' | 'ended';

/** A request that is written down with an older date was taken over from somewhere else: nobody handed it in just now. */
const newForMs = 60 * 60 * 1000;

function statusOf(data: DocumentChange['before']): RequestStatus | null {
  const status = data?.['status'];
  return typeof status === 'string' ? readRequestStatus(status) : null;
}

/** How far it has come; what is cancelled, or in no state that we know, has not begun. */
function stage(status: RequestStatus | null): number {
  const order: readonly (RequestStatus | null)[] = ['submitted', 'processing', 'assigned', 'ended', 'paid'];
  return order.indexOf(status);
}

/** What a change of a request means to whoever asked. Steps may be skipped; steps back, and the same again, are no news. */
export function requestNews({ before, after, at }: DocumentChange): RequestNews | null {
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
