import { useEffect, useRef } from 'react';
import { type ActingFor, seniorIn } from '#domain/accounts/acting-for.ts';
import { cancelPurchase } from '#domain/contracts/credits.ts';
import { listPendingPurchases } from '#firebase/credit-transactions.ts';
import { callFunction } from '#firebase/functions.ts';
import { readServerTime } from '#firebase/server-time.ts';
import { cancelStale, type SweptPurchases } from './cancel-stale.ts';

/** Cancels stale purchases, once each time the view is opened. @param ready the server can be reached. */
export function useStalePurchases(acting: ActingFor, ready: boolean, onSwept: (swept: SweptPurchases) => void): void {
  const swept = useRef(onSwept);
  const started = useRef(false);
  useEffect(() => {
    swept.current = onSwept;
  });

  useEffect(() => {
    if (!ready || started.current) return;
    // Deferred by a timer, so that React's mount, unmount and remount make one call.
    const timer = setTimeout(() => {
      started.current = true;
      void cancelStale({
        serverTime: readServerTime,
        listPending: (max, before) => listPendingPurchases(acting, max, before),
        cancel: (sessionId) => callFunction(cancelPurchase, { ...seniorIn(acting), session_id: sessionId }),
      }).then((result) => swept.current(result));
    });
    return () => clearTimeout(timer);
  }, [acting, ready]);
}
