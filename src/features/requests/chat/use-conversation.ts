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
  /** The draft could not be saved: the conversation is lost when the page closes. */
  readonly notKept: boolean;
  /** @returns the next conversation, which is rendered once its draft is saved. */
  readonly applyEvent: (event: ChatEvent) => Conversation;
  /** Saves nothing from now on and deletes the draft. */
  readonly discard: () => Promise<void>;
}

/** The conversation with its draft: the next question is shown only after the answer is on disk. */
export function useConversation(
  acting: ActingFor,
  { requestId, conversation: opened }: OpenedConversation,
): ConversationState {
  const [conversation, setConversation] = useState(opened);
  // Events can arrive between two renders: each applies to the newest state, not to the rendered one.
  const newest = useRef(opened);
  const store = useMemo(() => deviceDraft<Conversation>(acting, chatDraftName, requestId), [acting, requestId]);
  const draft = useDraft({ reason: 'chat', store, restored: isUnderway(opened) });
  const { changed, flush, stop, discard } = draft;
  const notKept = draft.state === 'failed';
  const failing = useRef(false);
  useEffect(() => {
    failing.current = notKept;
  }, [notKept]);

  const applyEvent = useCallback(
    (event: ChatEvent) => {
      const before = newest.current;
      const next = converse(before, event, deviceClock.now());
      if (next === before) return next;
      newest.current = next;
      if (next.asking === 'done') stop();
      else changed(next, isUnderway(next));
      // Typed text is rendered immediately; the reply to an answer after its save has succeeded or failed.
      const saved = event.kind === 'type' ? null : flush();
      if (saved === null || failing.current) setConversation(next);
      else void saved.then(() => setConversation(newest.current));
      return next;
    },
    [changed, flush, stop],
  );

  return { conversation, notKept, applyEvent, discard };
}
