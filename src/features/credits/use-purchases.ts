import { useEffect, useRef, useState } from 'react';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { type Outcome, updateOutcome } from './checkout-return/outcome.ts';
import { type OutcomeSource, useOutcome } from './checkout-return/use-outcome.ts';
import { openPurchases } from './pending/open-purchases.ts';
import { useExpiredPurchases } from './pending/use-expired-purchases.ts';
import { useStalePurchases } from './pending/use-stale-purchases.ts';
import { usePurchaseState } from './purchase-state.ts';
import type { Credits } from './queries.ts';

export interface PurchasesSource extends Omit<OutcomeSource, 'onSettled'> {
  readonly credits: CachedState<Credits>;
  /** When the view was opened, by this device's clock. */
  readonly openedAt: number;
  readonly refresh: () => void;
}

/** Purchases that were begun earlier: the outcome of the one that is followed up, and those that are still open. */
export function usePurchases({ credits, openedAt, refresh, ...source }: PurchasesSource) {
  const { acting } = source;
  const [purchases, changePurchases] = usePurchaseState(acting);
  const status = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(0);

  const noteUnderWay = (sessionIds: readonly string[]) =>
    changePurchases((before) => ({ ...before, underWay: [...new Set([...before.underWay, ...sessionIds])] }));

  const followed = useOutcome({
    ...source,
    onSettled: (sessionId, settled) => {
      if (settled.kind === 'under-way') noteUnderWay([sessionId]);
      refresh();
    },
  });

  const known = credits.status === 'ready' ? credits.value.transactions : null;
  useExpiredPurchases(acting, known, purchases.underWay, followed.mentionExpired);

  const answered = credits.status === 'ready' && credits.error === null && credits.savedAt >= openedAt;
  useStalePurchases(acting, answered, ({ changed, underWay }) => {
    if (underWay.length > 0) noteUnderWay(underWay);
    if (changed) refresh();
  });

  // The button that was pressed goes away with the purchase; reading goes on at what came of it.
  useEffect(() => {
    if (pressed > 0) status.current?.focus();
  }, [pressed]);

  const focusStatus = () => setPressed((count) => count + 1);

  function cancel(sessionId: string) {
    focusStatus();
    void followed.cancel(sessionId);
  }

  /** What became of a purchase whose page is not open any more. */
  function report(sessionId: string, outcome: Outcome) {
    focusStatus();
    followed.settle(sessionId, outcome);
  }

  const transactions = known ?? [];
  return {
    outcome: updateOutcome(followed.outcome, transactions),
    open: openPurchases(transactions, purchases),
    /** Takes the focus when a purchase is cancelled. */
    status,
    verify: (sessionId: string) => void followed.verify(sessionId),
    cancel,
    report,
    forgetExpired: followed.forgetExpired,
  };
}
