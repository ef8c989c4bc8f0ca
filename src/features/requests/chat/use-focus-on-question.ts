import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Conversation } from './conversation.ts';
import { messageId } from './chat-messages.tsx';
import { answerFieldId } from './questions/text-answer.tsx';

/**
 * Scrolls the last messages and the answer panel into view: from the user's last message on, unless that is so long that
 * the question would be off screen.
 */
function showEnd({ messages }: Conversation): void {
  const bubble = (number: number) => document.getElementById(messageId(number))?.closest('li') ?? null;
  const last = messages.at(-1);
  const mine = messages.findLast(({ by }) => by === 'person');
  const top = mine === undefined ? null : bubble(mine.number);
  const fits = top !== null && top.getBoundingClientRect().height < window.innerHeight / 3;
  const shown = fits || last === undefined ? top : bubble(last.number);
  shown?.scrollIntoView({ block: 'start' });
}

const newestNumber = ({ messages }: Conversation): number => messages.at(-1)?.number ?? 0;

export interface FocusOnQuestion {
  readonly panel: RefObject<HTMLDivElement | null>;
  /** Moves the focus to the reply to the user's action, once this conversation is rendered. */
  readonly focusAfter: (to: Conversation) => void;
}

/**
 * Moves the focus only after a user action: to the next question, or to the field when the answer was rejected. Messages
 * that arrive without one do not move it.
 */
export function useFocusOnQuestion(
  conversation: Conversation,
  restored: boolean,
  /** The conversation has just been restarted, which removed the focused button. */
  restarted: boolean,
): FocusOnQuestion {
  const panel = useRef<HTMLDivElement>(null);
  const [goal, setGoal] = useState<Conversation | null>(restarted ? conversation : null);
  const opened = useRef(conversation);

  // A restored conversation scrolls to its end; the focus stays on the heading.
  useEffect(() => {
    if (restored) showEnd(opened.current);
  }, [restored]);

  useEffect(() => {
    // Other messages may have been added meanwhile, so the numbers are compared instead of the objects.
    if (goal === null || newestNumber(conversation) < newestNumber(goal)) return;
    setGoal(null);
    const last = conversation.messages.at(-1)?.parts.at(-1);
    if (last?.says === 'submit-failed') return;
    const field = last?.says === 'again' ? document.getElementById(answerFieldId) : null;
    (field ?? panel.current)?.focus({ preventScroll: true });
    if (field === null) showEnd(conversation);
    else field.scrollIntoView({ block: 'center' });
  }, [goal, conversation]);

  return { panel, focusAfter: setGoal };
}
