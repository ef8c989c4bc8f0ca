import { useEffect, useRef } from 'react';
import { cancelPurchase } from '#domain/contracts/credits.ts';
import { listPendingPurchases } from '#firebase/credit-transactions.ts';
import { callFunction } from '#firebase/functions.ts';
import { readServerTime } from '#firebase/server-time.ts';
import { cancelStale, type SweptPurchases } from './cancel-stale.ts';

/** Lets go of what nobody paid, once each time the view is opened. @param ready the server can be reached. */
export function useStalePurchases(uid: string, ready: boolean, onSwept: (swept: SweptPurchases) => void): void {
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
        listPending: (most, before) => listPendingPurchases(uid, most, before),
        cancel: (sessionId) => callFunction(cancelPurchase, { session_id: sessionId }),
      }).then((came) => swept.current(came));
    });
    return () => clearTimeout(timer);
  }, [uid, ready]);
}
