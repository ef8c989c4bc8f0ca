import { useEffect, useRef } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { cancelPurchase } from '#domain/contracts/credits.ts';
import { listPendingPurchases } from '#firebase/credit-transactions.ts';
import { callFunction } from '#firebase/functions.ts';
import { readServerTime } from '#firebase/server-time.ts';
import { cancelStale, type SweptPurchases } from './cancel-stale.ts';

/** Lets go of what nobody paid, once each time the view is opened. @param ready the server can be reached. */
export function useStalePurchases(acting: ActingFor, ready: boolean, onSwept: (swept: SweptPurchases) => void): void {
  const swept = useRef(onSwept);
  const begun = useRef(false);
  useEffect(() => {
    swept.current = onSwept;
  });

  useEffect(() => {
    if (!ready || begun.current) return;
    // In a moment: what is shown and taken away again at once must not ask anything.
    const timer = setTimeout(() => {
      begun.current = true;
      void cancelStale({
        serverTime: readServerTime,
        listPending: (most, before) => listPendingPurchases(acting, most, before),
        cancel: (sessionId) => callFunction(cancelPurchase, { session_id: sessionId }),
      }).then((came) => swept.current(came));
    });
    return () => clearTimeout(timer);
  }, [acting, ready]);
}
