import { type RefObject, useEffect, useRef } from 'react';
import { focusCard } from './card/focus-card.ts';

export interface AnsweredQuestion {
  /** The request at whose card the focus goes on; null when that card goes away. */
  readonly cardOf: string | null;
}

/**
 * Places the focus after a dialog was answered, because the button that opened it disappears: at the request's card, or
 * at the outcome when there is no card.
 * @returns the ref of the outcome.
 */
export function useFocusAfterAnswer(answered: AnsweredQuestion | null): RefObject<HTMLDivElement | null> {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answered === null) return;
    if (answered.cardOf === null || !focusCard(answered.cardOf)) outcome.current?.focus();
  }, [answered]);
  return outcome;
}
