import { useEffect, useRef } from 'react';
import { useToday } from '#shared/days/use-today.ts';
import type { ConversationState } from './use-conversation.ts';

/** A tablet may stay on this page overnight: the chosen day may have come too near. */
export function useDailyRecheck(applyEvent: ConversationState['applyEvent']): void {
  const today = useToday();
  const openedOn = useRef(today);
  useEffect(() => {
    if (openedOn.current !== today) applyEvent({ kind: 'recheck' });
    openedOn.current = today;
  }, [today, applyEvent]);
}
