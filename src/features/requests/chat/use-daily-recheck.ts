import { useEffect, useRef } from 'react';
import { useToday } from '#shared/days/use-today.ts';
import type { ConversationState } from './use-conversation.ts';

/** A tablet may stay on this page overnight: the chosen day may have come too near. */
export function useDailyRecheck(tell: ConversationState['tell']): void {
  const today = useToday();
  const openedOn = useRef(today);
  useEffect(() => {
    if (openedOn.current !== today) tell({ kind: 'recheck' });
    openedOn.current = today;
  }, [today, tell]);
}
