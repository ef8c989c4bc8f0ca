import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { AccountOutbox } from '#sync/account-outbox.ts';

export type Cancellation =
  /** It never left this device, and never will. */
  | { readonly kind: 'cancelled' }
  /** On disk in the outbox; its row tells how far it is. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'failed'; readonly error: DomainError };

/** Keeps the wish to cancel on this device, or sends it at once where nothing can be kept. */
export async function cancelRequest(
  acting: ActingFor,
  requestId: string,
  outbox: Pick<AccountOutbox, 'enqueue' | 'sendNow'>,
): Promise<Cancellation> {
  const command = { kind: 'cancel-request', requestId } as const;
  const kept = await outbox.enqueue(acting, command);
  if (kept.ok) return { kind: kept.value.state === 'cancelled' ? 'cancelled' : 'queued' };
  const { code } = kept.error;
  if (code !== 'storage-full' && code !== 'storage-unavailable') return { kind: 'failed', error: kept.error };
  const sent = await outbox.sendNow(acting, command);
  return sent.ok ? { kind: 'cancelled' } : { kind: 'failed', error: sent.error };
}
