import { useCallback, useEffect, useRef, useState } from 'react';
import type { Delivery } from './delivery.ts';
import type { Outcome } from './outcome-area.tsx';

/** The outcome of the last action on this page, and the status area that moves into view to tell it. */
export function useProfileOutcome(delivery: Delivery) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const status = useRef<HTMLDivElement>(null);
  const toldAnew = useRef(false);

  // The button is far below the words that say what came of it. They come a moment after the press, with the news from
  // the outbox; an empty place would take the focus without being brought into sight.
  useEffect(() => {
    if (!toldAnew.current || status.current === null || status.current.childElementCount === 0) return;
    toldAnew.current = false;
    status.current.focus();
  }, [delivery, outcome]);

  /** For the outcome of an action here: focus goes to it as well. */
  const tell = (next: Outcome) => {
    toldAnew.current = true;
    setOutcome(next);
  };

  const clear = useCallback(() => setOutcome((before) => (before.kind === 'none' ? before : { kind: 'none' })), []);

  return { outcome, status, setOutcome, tell, clear };
}
