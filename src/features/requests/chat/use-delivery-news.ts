import { useEffect, useRef } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useOutboxItems } from '#shared/outbox/use-outbox-items.ts';
import type { ConversationState } from './use-conversation.ts';

/** Tells the conversation what becomes of a submitted request: received, rejected, or waiting after a failed attempt. */
export function useDeliveryNews(
  acting: ActingFor,
  submittedId: string | null,
  applyEvent: ConversationState['applyEvent'],
): void {
  const items = useOutboxItems(acting);
  const item = items?.find(
    ({ command }) => command.kind === 'create-request' && command.request.request_id === submittedId,
  );
  const state = item?.state;
  const code = item?.error?.code;
  const wasSeen = useRef(false);
  useEffect(() => {
    if (submittedId === null) return;
    // It leaves the outbox once the server's list shows it.
    const gone = state === undefined && wasSeen.current;
    wasSeen.current ||= state !== undefined;
    if (state === 'received' || gone) applyEvent({ kind: 'delivered', how: 'received' });
    if (state === 'waiting' && code !== undefined) {
      applyEvent({ kind: 'delivered', how: code === 'network' ? 'saved' : 'retrying' });
    }
    if (state === 'needs-you') applyEvent({ kind: 'delivered', how: 'refused' });
  }, [state, code, submittedId, applyEvent]);
}
