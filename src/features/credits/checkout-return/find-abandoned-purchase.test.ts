import { describe, expect, test } from 'vitest';
import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import { err, ok } from '#domain/result.ts';
import { aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { findAbandonedPurchase } from './find-abandoned-purchase.ts';

const now = new Date('2026-11-21T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const line = (id: string, type: CreditTransaction['transaction_type'], minutes: number) =>
  aCreditTransaction({ id, transaction_type: type, created_at: minutesAgo(minutes) });

/** @param lines newest first. */
function listsOf(...lines: readonly CreditTransaction[]) {
  return {
    listPending: async (max: number) =>
      ok(lines.filter(({ transaction_type: type }) => type === 'purchase_pending').slice(0, max)),
    listNewest: async (max: number) => ok(lines.slice(0, max)),
    serverTime: async () => ok(now),
  };
}

describe('the abandoned purchase', () => {
  test('is the latest pending one, even when a newer one is settled', async () => {
    const lists = listsOf(
      line('newer', 'purchase_completed', 1),
      line('open', 'purchase_pending', 5),
      line('older', 'purchase_pending', 9),
    );
    expect(await findAbandonedPurchase(lists)).toEqual(ok('open'));
  });

  // spec: 4.credits.checkout-cancelled-late
  test('is the latest of the past hour when none is pending, whatever other lines follow', async () => {
    const settled = [line('paid', 'purchase_completed', 59), line('before', 'purchase_cancelled', 60)];
    expect(await findAbandonedPurchase(listsOf(line('visit', 'service_usage', 2), ...settled))).toEqual(ok('paid'));
  });

  test('is never one of an earlier day, nor a payment for help', async () => {
    expect(await findAbandonedPurchase(listsOf(line('paid', 'purchase_completed', 60)))).toEqual(ok(null));
    expect(await findAbandonedPurchase(listsOf(line('visit', 'service_usage', 2)))).toEqual(ok(null));
    expect(await findAbandonedPurchase(listsOf())).toEqual(ok(null));
  });

  test('is unknown when a read fails', async () => {
    const error = err({ code: 'server-unavailable' } as const);
    const paid = listsOf(line('paid', 'purchase_completed', 1));
    expect(await findAbandonedPurchase({ ...paid, listPending: async () => error })).toEqual(error);
    expect(await findAbandonedPurchase({ ...paid, listNewest: async () => error })).toEqual(error);
    expect(await findAbandonedPurchase({ ...paid, serverTime: async () => error })).toEqual(error);
  });
});
