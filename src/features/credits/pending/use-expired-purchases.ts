import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { amountCents } from '#domain/credits/cents.ts';
import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import { readCopy, writeCopy } from '#offline/cached/device-copy.ts';

type Line = Pick<CreditTransaction, 'id' | 'amount' | 'amount_cents' | 'transaction_type'>;

/** The device's copy of which purchases this view last knew as pending. */
const copyName = 'pending-purchases';
const idsSchema = z.array(z.string());

export const pendingIds = (lines: readonly Line[]): string[] =>
  lines.filter(({ transaction_type: type }) => type === 'purchase_pending').map(({ id }) => id);

/**
 * The amount of the newest purchase that was pending before and is cancelled now; null when there is none.
 * @param pending ids. @param after newest first. @param except ids of purchases whose payment was under way: another
 * message is about them.
 */
export function expiredCents(pending: readonly string[], after: readonly Line[], except: readonly string[]) {
  const expired = after.find(
    ({ id, transaction_type: type }) => type === 'purchase_cancelled' && pending.includes(id) && !except.includes(id),
  );
  return expired === undefined ? null : amountCents(expired);
}

/**
 * Notices that an open purchase was closed by the server, while the view is open or since this view last showed it. The
 * copy of the ledger does not tell: it may be renewed before the view draws it.
 */
export function useExpiredPurchases(
  acting: ActingFor,
  transactions: readonly Line[] | null,
  underWay: readonly string[],
  onExpired: (cents: number) => void,
): void {
  /** Kept here as well, for a device that stores nothing. */
  const known = useRef<readonly string[] | null>(null);
  const latest = useRef({ underWay, onExpired });
  useEffect(() => {
    latest.current = { underWay, onExpired };
  });

  useEffect(() => {
    if (transactions === null) return;
    let isCurrent = true;
    const compare = async () => {
      const pending = known.current ?? (await readCopy(acting, copyName, idsSchema))?.value ?? [];
      if (!isCurrent) return;
      known.current = pendingIds(transactions);
      void writeCopy(acting, copyName, known.current);
      const cents = expiredCents(pending, transactions, latest.current.underWay);
      if (cents !== null) latest.current.onExpired(cents);
    };
    void compare();
    return () => {
      isCurrent = false;
    };
  }, [acting, transactions]);
}
