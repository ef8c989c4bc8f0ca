import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Conversation } from './conversation.ts';
import { messageId } from './chat-messages.tsx';
import { answerFieldId } from './questions/text-answer.tsx';

/**
 * Shows what was said last together with the ways to answer it. What the person said stands on top, unless it is so long
 * that the question would lie below the screen.
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
  /** The person did something: reading goes on at what came of it, as soon as that is on the screen. */
  readonly moveOn: (to: Conversation) => void;
}

/**
 * Keeps the focus with the person. It moves only when they acted: to the next question, or to the field when it has to be
 * written again. News that comes in by itself moves nothing.
 */
export function useFocusOnQuestion(
  conversation: Conversation,
  restored: boolean,
  /** The person has just begun anew: the button that did it has gone. */
  begunAnew: boolean,
): FocusOnQuestion {
  const panel = useRef<HTMLDivElement>(null);
  const [goal, setGoal] = useState<Conversation | null>(begunAnew ? conversation : null);
  const opened = useRef(conversation);

  // Where the person was, without taking the focus from the heading.
  useEffect(() => {
    if (restored) showEnd(opened.current);
  }, [restored]);

  useEffect(() => {
    // News may have come in between: what the person waits for is on the screen all the same.
    if (goal === null || newestNumber(conversation) < newestNumber(goal)) return;
    setGoal(null);
    const last = conversation.messages.at(-1)?.parts.at(-1);
    if (last?.says === 'submit-failed') return;
    const field = last?.says === 'again' ? document.getElementById(answerFieldId) : null;
    (field ?? panel.current)?.focus({ preventScroll: true });
    if (field === null) showEnd(conversation);
    else field.scrollIntoView({ block: 'center' });
  }, [goal, conversation]);

  return { panel, moveOn: setGoal };
}
