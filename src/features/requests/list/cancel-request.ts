import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { saveOrSend } from '#shared/outbox/save-or-send.ts';
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
  const outcome = await saveOrSend(acting, { kind: 'cancel-request', requestId }, outbox);
  if (outcome.kind === 'saved') return { kind: outcome.item.state === 'cancelled' ? 'cancelled' : 'queued' };
  return outcome.kind === 'sent' ? { kind: 'cancelled' } : { kind: 'failed', error: outcome.error };
}
