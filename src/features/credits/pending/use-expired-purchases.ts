import { useEffect, useRef } from 'react';
import type { CreditTransaction } from '#domain/documents/credits.ts';

type Line = Pick<CreditTransaction, 'id' | 'amount' | 'transaction_type'>;

/**
 * The amount of the newest purchase that was pending before and is cancelled now; null when there is none.
 * @param after newest first. @param except ids of purchases whose payment was under way: another message is about them.
 */
export function expiredAmount(before: readonly Line[], after: readonly Line[], except: readonly string[]) {
  const pending = before.filter(({ transaction_type: type }) => type === 'purchase_pending').map(({ id }) => id);
  const expired = after.find(
    ({ id, transaction_type: type }) => type === 'purchase_cancelled' && pending.includes(id) && !except.includes(id),
  );
  return expired?.amount ?? null;
}

/**
 * Notices that an open purchase was closed by the server, while the view is open or since this device last read it: its
 * copy of the ledger, shown first, still has the purchase as pending.
 */
export function useExpiredPurchases(
  transactions: readonly Line[] | null,
  underWay: readonly string[],
  onExpired: (amount: number) => void,
): void {
  const before = useRef<readonly Line[]>([]);
  const latest = useRef({ underWay, onExpired });
  useEffect(() => {
    latest.current = { underWay, onExpired };
  });

  useEffect(() => {
    if (transactions === null) return;
    const amount = expiredAmount(before.current, transactions, latest.current.underWay);
    before.current = transactions;
    if (amount !== null) latest.current.onExpired(amount);
  }, [transactions]);
}
