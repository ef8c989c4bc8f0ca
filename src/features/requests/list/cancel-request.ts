import type { DomainError } from '#domain/error-codes.ts';
import type { Outbox } from '#offline/outbox/types.ts';

export type Cancellation =
  /** It never left this device, and never will. */
  | { readonly kind: 'cancelled' }
  /** On disk in the outbox; its row tells how far it is. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'failed'; readonly error: DomainError };

/** Keeps the wish to cancel on this device, or sends it at once where nothing can be kept. */
export async function cancelRequest(
  uid: string,
  requestId: string,
  outbox: Pick<Outbox, 'cancelRequest' | 'sendNow'>,
): Promise<Cancellation> {
  const kept = await outbox.cancelRequest(uid, requestId);
  if (kept.ok) return { kind: kept.value === 'cancelled-here' ? 'cancelled' : 'queued' };
  const { code } = kept.error;
  if (code !== 'storage-full' && code !== 'storage-unavailable') return { kind: 'failed', error: kept.error };
  const sent = await outbox.sendNow(uid, { kind: 'cancel-request', requestId });
  return sent.ok ? { kind: 'cancelled' } : { kind: 'failed', error: sent.error };
}
