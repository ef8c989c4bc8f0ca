import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { cancelPurchase as cancelContract, verifyPayment } from '#domain/contracts/credits.ts';
import { listPendingPurchases, listTransactions } from '#firebase/credit-transactions.ts';
import { callFunction } from '#firebase/functions.ts';
import { readServerTime } from '#firebase/server-time.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { findAbandonedPurchase } from './find-abandoned-purchase.ts';
import { keepAsking, type Patience } from './keep-asking.ts';
import type { Outcome } from './outcome.ts';
import type { Arrival } from './read-checkout-return.ts';
import { verifyArrival } from './verify-checkout.ts';
import { waitBeforeRetry } from './wait-before-retry.ts';

const verify = (sessionId: string) => callFunction(verifyPayment, { session_id: sessionId });
const cancel = (sessionId: string) => callFunction(cancelContract, { session_id: sessionId });

const isAsking = ({ kind }: Outcome) => kind === 'verifying' || kind === 'cancelling';

export interface OutcomeSource {
  readonly acting: ActingFor;
  readonly arrival: Arrival;
  /** The purchase that is being cancelled, as the address of this page remembers it across a reload. */
  readonly cancellingId: string | null;
  /** The address has been read: it is to say no more than which view this is, and which purchase is being cancelled. */
  readonly onRead: (cancellingId: string | null) => void;
  /** A purchase was settled in one way or another. */
  readonly onSettled: (sessionId: string, outcome: Outcome) => void;
}

/**
 * Follows up with what somebody comes from the payment page, and cancels purchases: one at a time, each once, also when
 * React shows the view twice or the page is loaded anew.
 */
export function useOutcome(source: OutcomeSource) {
  const { acting, arrival, cancellingId } = source;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** Only the newest question may say what came of it. */
  const asked = useRef(0);
  const callbacks = useRef(source);
  useEffect(() => {
    callbacks.current = source;
  });

  const begin = useCallback((kind: 'verifying' | 'cancelling'): Patience => {
    const turn = ++asked.current;
    setOutcome({ kind, trouble: false });
    return {
      wait: waitBeforeRetry,
      isWanted: () => asked.current === turn,
      onTrouble: () => setOutcome({ kind, trouble: true }),
    };
  }, []);

  const leave = useCallback(() => {
    asked.current += 1;
    setOutcome((before) => (before !== null && isAsking(before) ? null : before));
  }, []);

  const settle = useCallback((sessionId: string, came: Outcome | null) => {
    if (came === null) return;
    setOutcome(came);
    const { arrival: from, cancellingId: remembered, onSettled, onRead } = callbacks.current;
    onSettled(sessionId, came);
    if (from.kind !== 'none' || remembered !== null) onRead(null);
  }, []);

  const runVerify = useCallback(
    async (sessionId: string) => {
      settle(sessionId, await verifyArrival(sessionId, verify, begin('verifying')));
    },
    [begin, settle],
  );

  const runCancel = useCallback(
    async (sessionId: string) => settle(sessionId, await cancelPurchase(sessionId, cancel, begin('cancelling'))),
    [begin, settle],
  );

  const findCancelled = useCallback(async () => {
    const lists = {
      listPending: (most: number) => listPendingPurchases(acting, most),
      listNewest: (most: number) => listTransactions(acting, most),
      serverTime: readServerTime,
    };
    const found = await keepAsking(() => findAbandonedPurchase(lists), begin('cancelling'));
    if (found === null) return;
    if (!found.ok) {
      setOutcome({ kind: 'not-cancelled', sessionId: null, error: found.error });
      callbacks.current.onRead(null);
      return;
    }
    // From here on it is this one, however often the page is loaded: another may be the latest by then.
    callbacks.current.onRead(found.value);
    if (found.value === null) setOutcome({ kind: 'cancelled' });
  }, [begin, acting]);

  const sessionId = arrival.kind === 'paid' ? arrival.sessionId : null;
  useEffect(() => {
    // In a moment: what is shown and taken away again at once must not ask anything.
    const timer = setTimeout(() => {
      if (sessionId !== null) void runVerify(sessionId);
      else if (arrival.kind === 'cancelled') void findCancelled();
      else if (cancellingId !== null) void runCancel(cancellingId);
      else if (arrival.kind === 'unreadable') {
        setOutcome({ kind: 'unverified', sessionId: null });
        callbacks.current.onRead(null);
      }
    });
    return () => clearTimeout(timer);
  }, [arrival.kind, sessionId, cancellingId, runVerify, findCancelled, runCancel]);

  useEffect(() => leave, [arrival.kind, sessionId, cancellingId, leave]);

  return { outcome, verify: runVerify, cancel: runCancel };
}
