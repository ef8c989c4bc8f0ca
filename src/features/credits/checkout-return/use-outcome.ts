import { useCallback, useEffect, useRef } from 'react';
import { type ActingFor, seniorIn } from '#domain/accounts/acting-for.ts';
import { cancelPurchase as cancelContract, verifyPayment } from '#domain/contracts/credits.ts';
import { listPendingPurchases, listTransactions } from '#firebase/credit-transactions.ts';
import { callFunction } from '#firebase/functions.ts';
import { readServerTime } from '#firebase/server-time.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { findAbandonedPurchase } from './find-abandoned-purchase.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';
import type { Outcome } from './outcome.ts';
import type { CheckoutReturn } from './read-checkout-return.ts';
import { useAskedOutcome } from './use-asked-outcome.ts';
import { verifyCheckout } from './verify-checkout.ts';

const callVerify = (acting: ActingFor) => (sessionId: string) =>
  callFunction(verifyPayment, { ...seniorIn(acting), session_id: sessionId });
const callCancel = (acting: ActingFor) => (sessionId: string) =>
  callFunction(cancelContract, { ...seniorIn(acting), session_id: sessionId });

const listsOf = (acting: ActingFor) => ({
  listPending: (most: number) => listPendingPurchases(acting, most),
  listNewest: (most: number) => listTransactions(acting, most),
  serverTime: readServerTime,
});

export interface OutcomeSource {
  readonly acting: ActingFor;
  readonly checkoutReturn: CheckoutReturn;
  /** The purchase that is being cancelled, as the address of this page remembers it across a reload. */
  readonly cancellingId: string | null;
  /** The address has been read: it is to say no more than which view this is, and which purchase is being cancelled. */
  readonly onRead: (cancellingId: string | null) => void;
  /** A purchase was settled in one way or another. */
  readonly onSettled: (sessionId: string, outcome: Outcome) => void;
}

interface FollowUp extends Pick<OutcomeSource, 'checkoutReturn' | 'cancellingId'> {
  readonly verify: (sessionId: string) => Promise<void>;
  readonly cancel: (sessionId: string) => Promise<void>;
  readonly findCancelled: () => Promise<void>;
  /** The address names no purchase that could be verified. */
  readonly refuse: () => void;
  readonly leave: () => void;
}

/** Does what the address of the page asks for, and stops when the address changes. The functions must be stable. */
function useFollowUp({ checkoutReturn, cancellingId, verify, cancel, findCancelled, refuse, leave }: FollowUp): void {
  const sessionId = checkoutReturn.kind === 'paid' ? checkoutReturn.sessionId : null;
  useEffect(() => {
    // In a moment: what is shown and taken away again at once must not ask anything.
    const timer = setTimeout(() => {
      if (sessionId !== null) void verify(sessionId);
      else if (checkoutReturn.kind === 'cancelled') void findCancelled();
      else if (cancellingId !== null) void cancel(cancellingId);
      else if (checkoutReturn.kind === 'unreadable') refuse();
    });
    return () => clearTimeout(timer);
  }, [checkoutReturn.kind, sessionId, cancellingId, verify, findCancelled, cancel, refuse]);

  useEffect(() => leave, [checkoutReturn.kind, sessionId, cancellingId, leave]);
}

/**
 * Follows up with what somebody comes from the payment page, and cancels purchases: one at a time, each once, also when
 * React shows the view twice or the page is loaded anew.
 */
export function useOutcome(source: OutcomeSource) {
  const { acting, checkoutReturn, cancellingId } = source;
  const { outcome, setOutcome, begin, leave, mentionExpired, forgetExpired } = useAskedOutcome();
  const callbacks = useRef(source);
  useEffect(() => {
    callbacks.current = source;
  });

  const settle = useCallback(
    (sessionId: string, came: Outcome | null) => {
      if (came === null) return;
      setOutcome(came);
      const { checkoutReturn: from, cancellingId: remembered, onSettled, onRead } = callbacks.current;
      onSettled(sessionId, came);
      if (from.kind !== 'none' || remembered !== null) onRead(null);
    },
    [setOutcome],
  );

  const runVerify = useCallback(
    async (sessionId: string) => {
      settle(sessionId, await verifyCheckout(sessionId, callVerify(acting), begin('verifying')));
    },
    [acting, begin, settle],
  );

  const runCancel = useCallback(
    async (sessionId: string) =>
      settle(sessionId, await cancelPurchase(sessionId, callCancel(acting), begin('cancelling'))),
    [acting, begin, settle],
  );

  const findCancelled = useCallback(async () => {
    const found = await retryUntilAnswered(() => findAbandonedPurchase(listsOf(acting)), begin('cancelling'));
    if (found === null) return;
    if (!found.ok) {
      setOutcome({ kind: 'not-cancelled', sessionId: null, error: found.error });
      callbacks.current.onRead(null);
      return;
    }
    // From here on it is this one, however often the page is loaded: another may be the latest by then.
    callbacks.current.onRead(found.value);
    if (found.value === null) setOutcome({ kind: 'cancelled' });
  }, [begin, setOutcome, acting]);

  const refuse = useCallback(() => {
    setOutcome({ kind: 'unverified', sessionId: null });
    callbacks.current.onRead(null);
  }, [setOutcome]);

  useFollowUp({ checkoutReturn, cancellingId, verify: runVerify, cancel: runCancel, findCancelled, refuse, leave });
  return { outcome, verify: runVerify, cancel: runCancel, settle, mentionExpired, forgetExpired };
}
