import { useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Thread } from '#domain/documents/threads/thread.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { unreadCount } from '#domain/threads/thread-access.ts';
import { mintId } from '#lib/ids.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { saveOrSend } from '#shared/outbox/save-or-send.ts';
import { useOutboxItems, useRefreshOnReceipt } from '#shared/outbox/use-outbox-items.ts';
import { useWaitingCount } from '#shared/requests/use-waiting-count.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { messageOf, type WriteMessage } from '#sync/commands/write-message.ts';
import type { OutboxItem } from '#sync/engine/item.ts';
import { threadQueries } from './queries.ts';

/** A message of this device that the server's copy does not show yet. */
export interface PendingMessage {
  readonly item: OutboxItem;
  readonly command: WriteMessage;
}

/** How many messages of all threads are new to this person; null while that is not known. */
export function useUnreadMessages(acting: ActingFor): number | null {
  const known = useCachedQuery(threadQueries.list(acting));
  const threads = known.status === 'ready' ? known.value : null;
  const count = threads?.reduce((sum, thread) => sum + unreadCount(thread, acting.actorUid), 0) ?? null;
  useWaitingCount('messages', count);
  return count;
}

function pendingIn(items: readonly OutboxItem[], visitId: string, thread: Thread | null): PendingMessage[] {
  return items.flatMap((item) => {
    const command = item.state === 'cancelled' ? null : messageOf(item);
    const isShown = thread?.messages.some(({ id }) => id === command?.messageId) ?? false;
    return command?.visitId === visitId && !isShown ? [{ item, command }] : [];
  });
}

/** The thread of one visit: what the server has, and what waits on this device. */
export function useThread(acting: ActingFor, visitId: string) {
  const known = useCachedQuery(threadQueries.list(acting));
  const items = useOutboxItems(acting, (item) => messageOf(item)?.visitId === visitId);
  const [failure, setFailure] = useState<DomainError | null>(null);
  useRefreshOnReceipt(acting, (item) => messageOf(item)?.visitId === visitId);
  const thread = known.status === 'ready' ? (known.value.find(({ visit_id: id }) => id === visitId) ?? null) : null;

  /** @returns whether it is saved or sent. */
  async function write(text: string): Promise<boolean> {
    setFailure(null);
    const outcome = await saveOrSend(
      acting,
      { kind: 'write-message', visitId, messageId: mintId(), text },
      deviceOutbox(),
    );
    if (outcome.kind === 'failed') setFailure(outcome.error);
    return outcome.kind !== 'failed';
  }

  return {
    known,
    thread,
    pending: pendingIn(items ?? [], visitId, thread),
    failure,
    write,
    retry: (itemId: string) => void deviceOutbox().retry(acting, itemId),
    forget: (itemId: string) => void deviceOutbox().remove(acting, itemId),
  };
}
