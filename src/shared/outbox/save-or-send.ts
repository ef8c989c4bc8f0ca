import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { isStorageFailure } from '#domain/error-codes.ts';
import type { Command, OutboxItem, Rejection } from '#sync/engine/item.ts';
import type { Outbox } from '#sync/engine/outbox.ts';

export type SavedOrSent =
  /** In the outbox, which sends it. */
  | { readonly kind: 'saved'; readonly item: OutboxItem }
  /** Not stored on this device, but received by the server. */
  | { readonly kind: 'sent' }
  /** Neither stored nor received. `notKept`: because this device cannot store it. */
  | { readonly kind: 'failed'; readonly error: Rejection; readonly notKept: boolean };

/** Saves a command in the outbox; sends it directly when the device cannot store it. */
export async function saveOrSend<Kind extends Command>(
  acting: ActingFor,
  command: Kind,
  outbox: Pick<Outbox<Kind>, 'enqueue' | 'sendNow'>,
): Promise<SavedOrSent> {
  const saved = await outbox.enqueue(acting, command);
  if (saved.ok) return { kind: 'saved', item: saved.value };
  if (!isStorageFailure(saved.error.code)) return { kind: 'failed', error: saved.error, notKept: false };
  const sent = await outbox.sendNow(acting, command);
  return sent.ok ? { kind: 'sent' } : { kind: 'failed', error: sent.error, notKept: true };
}
