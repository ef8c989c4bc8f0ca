import { useCallback, useMemo, useRef, useState } from 'react';

export interface Submission<Failure> {
  readonly busy: boolean;
  /** Number of attempts so far: each one moves the focus to the error summary and announces its failure. */
  readonly attempt: number;
  /** The failure of the last attempt; null before the first, during an attempt and after a success. */
  readonly failure: Failure | null;
  /** True after a successful attempt, until the next one begins. */
  readonly succeeded: boolean;
  /** False during an attempt, also between a tap and the rerender that follows it. */
  readonly isFree: () => boolean;
  /** Counts an attempt and clears the previous failure. */
  readonly begin: () => void;
  /** Runs one attempt at a time: a double tap runs `work` once. `work` resolves to the failure, or to null. */
  readonly run: (work: () => Promise<Failure | null>) => Promise<void>;
  readonly clearFailure: () => void;
}

export function useSubmit<Failure>(): Submission<Failure> {
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [succeeded, setSucceeded] = useState(false);
  const running = useRef(false);

  const isFree = useCallback(() => !running.current, []);
  const clearFailure = useCallback(() => setFailure(null), []);
  const begin = useCallback(() => {
    setAttempt((count) => count + 1);
    setFailure(null);
    setSucceeded(false);
  }, []);
  const run = useCallback(async (work: () => Promise<Failure | null>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const outcome = await work();
      setFailure(() => outcome);
      setSucceeded(outcome === null);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);

  return useMemo(
    () => ({ busy, attempt, failure, succeeded, isFree, begin, run, clearFailure }),
    [busy, attempt, failure, succeeded, isFree, begin, run, clearFailure],
  );
}
