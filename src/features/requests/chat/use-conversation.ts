import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { beginBusy } from '#lib/busy.ts';
import { deviceClock } from '#lib/clock.ts';
import { deviceDrafts } from '#offline/device.ts';
import { createDraftKeeper } from '#offline/draft-keeper.ts';
import { deviceTimers } from '#offline/timers.ts';
import { useFlushOnLeave } from '#ui/feedback/use-flush-on-leave.ts';
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
  uid: string,
  { requestId, conversation: opened }: OpenedConversation,
): ConversationState {
  const [conversation, setConversation] = useState(opened);
  const [notKept, setNotKept] = useState(false);
  // Two events can come between two drawings: each goes on from the other.
  const newest = useRef(opened);
  const failing = useRef(false);
  useEffect(() => {
    failing.current = notKept;
  }, [notKept]);

  const keeper = useMemo(
    () =>
      createDraftKeeper<Conversation>(async (values) => {
        const saved = await deviceDrafts().save(uid, chatDraftName, values, requestId);
        setNotKept(!saved.ok);
      }, deviceTimers),
    [uid, requestId],
  );

  const tell = useCallback(
    (event: ChatEvent) => {
      const before = newest.current;
      const next = converse(before, event, deviceClock.now());
      if (next === before) return next;
      newest.current = next;
      if (next.asking === 'done') keeper.stop();
      else if (isUnderway(next) || isUnderway(before)) keeper.changed(next);
      // A letter is seen as it is typed. The reply to an answer is seen when the answer is on disk, or cannot be.
      const kept = event.kind === 'type' ? null : keeper.flush();
      if (kept === null || failing.current) setConversation(next);
      else void kept.then(() => setConversation(newest.current));
      return next;
    },
    [keeper],
  );

  useFlushOnLeave(keeper);

  const underway = isUnderway(conversation);
  useEffect(() => (underway ? beginBusy('chat') : undefined), [underway]);

  const discard = useCallback(async () => {
    keeper.stop();
    await deviceDrafts().clear(uid, chatDraftName);
  }, [keeper, uid]);

  return { conversation, notKept, tell, discard };
}
