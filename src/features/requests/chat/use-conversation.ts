import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { deviceClock } from '#lib/clock.ts';
import { deviceDraft } from '#shared/forms/device-draft.ts';
import { useDraft } from '#shared/forms/use-draft.ts';
import { type Conversation, isUnderway } from './conversation.ts';
import { type ChatEvent, converse } from './converse.ts';
import { chatDraftName, type OpenedConversation } from './open-conversation.ts';

export interface ConversationState {
  readonly conversation: Conversation;
  /** This device keeps nothing: what is said lasts as long as the page. */
  readonly notKept: boolean;
  /** @returns the conversation with this in it, which is on the screen as soon as it is kept. */
  readonly tell: (event: ChatEvent) => Conversation;
  /** Keeps nothing from here on, and takes away what was kept. */
  readonly discard: () => Promise<void>;
}

/** The conversation on the screen: a question that was answered is followed by the next one once its answer is on disk. */
export function useConversation(
  acting: ActingFor,
  { requestId, conversation: opened }: OpenedConversation,
): ConversationState {
  const [conversation, setConversation] = useState(opened);
  // Two events can come between two drawings: each goes on from the other.
  const newest = useRef(opened);
  const store = useMemo(() => deviceDraft<Conversation>(acting, chatDraftName, requestId), [acting, requestId]);
  const draft = useDraft({ reason: 'chat', store, restored: isUnderway(opened) });
  const { changed, flush, stop, discard } = draft;
  const notKept = draft.state === 'failed';
  const failing = useRef(false);
  useEffect(() => {
    failing.current = notKept;
  }, [notKept]);

  const tell = useCallback(
    (event: ChatEvent) => {
      const before = newest.current;
      const next = converse(before, event, deviceClock.now());
      if (next === before) return next;
      newest.current = next;
      if (next.asking === 'done') stop();
      else changed(next, isUnderway(next));
      // A letter is seen as it is typed. The reply to an answer is seen when the answer is on disk, or cannot be.
      const kept = event.kind === 'type' ? null : flush();
      if (kept === null || failing.current) setConversation(next);
      else void kept.then(() => setConversation(newest.current));
      return next;
    },
    [changed, flush, stop],
  );

  return { conversation, notKept, tell, discard };
}
