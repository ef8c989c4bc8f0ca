import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { AccountOutbox } from '#sync/account-outbox.ts';

export type Cancellation =
  /** Cancelled before it was sent, or directly on the server. */
  | { readonly kind: 'cancelled' }
  /** Queued in the outbox; the row of the request shows its state. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'failed'; readonly error: DomainError };

/** Queues the cancellation in the outbox; sends it directly when the device cannot store it. */
export async function cancelRequest(
  acting: ActingFor,
  requestId: string,
  outbox: Pick<AccountOutbox, 'enqueue' | 'sendNow'>,
): Promise<Cancellation> {
  const command = { kind: 'cancel-request', requestId } as const;
  const saved = await outbox.enqueue(acting, command);
  if (saved.ok) return { kind: saved.value.state === 'cancelled' ? 'cancelled' : 'queued' };
  const { code } = saved.error;
  if (code !== 'storage-full' && code !== 'storage-unavailable') return { kind: 'failed', error: saved.error };
  const sent = await outbox.sendNow(acting, command);
  return sent.ok ? { kind: 'cancelled' } : { kind: 'failed', error: sent.error };
}
