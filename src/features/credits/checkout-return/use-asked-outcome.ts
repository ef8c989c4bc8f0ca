import { useCallback, useRef, useState } from 'react';
import type { RetryPolicy } from './retry-until-answered.ts';
import type { Outcome } from './outcome.ts';
import { waitBeforeRetry } from './wait-before-retry.ts';

const isAsking = ({ kind }: Outcome) => kind === 'verifying' || kind === 'cancelling';

/** The outcome of a purchase as the server is asked about it, one question at a time: a new one ends the one before. */
export function useAskedOutcome() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** Only the newest question may say what came of it. */
  const asked = useRef(0);

  const begin = useCallback((kind: 'verifying' | 'cancelling'): RetryPolicy => {
    const turn = ++asked.current;
    setOutcome({ kind, retrying: false });
    return {
      wait: waitBeforeRetry,
      isWanted: () => asked.current === turn,
      onRetry: () => setOutcome({ kind, retrying: true }),
    };
  }, []);

  const leave = useCallback(() => {
    asked.current += 1;
    setOutcome((before) => (before !== null && isAsking(before) ? null : before));
  }, []);

  /** Says that a payment page was closed, unless there is an answer to what the person did. */
  const mentionExpired = useCallback(
    (cents: number) => setOutcome((before) => before ?? { kind: 'expired', cents }),
    [],
  );

  const forgetExpired = useCallback(() => setOutcome((before) => (before?.kind === 'expired' ? null : before)), []);

  return { outcome, setOutcome, begin, leave, mentionExpired, forgetExpired };
}
