import { useEffect, useRef, useState } from 'react';
import { deviceSession } from '../device-session.ts';
import { type CallbackOutcome, type CallbackPorts, followCallback } from './follow-callback.ts';
import type { CallbackRequest } from './read-callback.ts';
import { verifyEmail } from './verify-email.ts';

const ports: CallbackPorts = {
  verifyEmail,
  hasSession: () =>
    new Promise((resolve) => {
      const session = deviceSession();
      const look = () => {
        const { status } = session.get();
        if (status === 'loading') return;
        unsubscribe();
        resolve(status === 'signed-in');
      };
      const unsubscribe = session.subscribe(look);
      look();
    }),
};

/**
 * Follows the link that the page was opened with. A link that changes something waits for a tap: scanners of mails open
 * links too, and run their scripts.
 * @param onSettled what the link asked for has been done, or can never be.
 * @returns the outcome, null while there is none yet; whether a tap is awaited; and the tap, which also tries again.
 */
export function useCallbackOutcome(request: CallbackRequest, onSettled: () => void) {
  const [outcome, setOutcome] = useState<CallbackOutcome | null>(null);
  const [attempt, setAttempt] = useState(request.kind === 'verify' ? 0 : 1);
  /** Each attempt once: a code of Firebase itself can be used once. */
  const followed = useRef(0);
  const shown = useRef(false);

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  useEffect(() => {
    if (followed.current >= attempt) return;
    followed.current = attempt;
    void followCallback(request, ports).then((next) => {
      // Does not navigate when the person has left this page meanwhile.
      if (!shown.current) return;
      if (next.kind !== 'again' && request.kind !== 'recovery') onSettled();
      setOutcome(next);
    });
  }, [attempt, request, onSettled]);

  function follow() {
    setOutcome(null);
    setAttempt((count) => count + 1);
  }

  return { outcome, isAsking: attempt === 0, follow };
}
