import { expect, test } from 'vitest';
import type { LedgerCheck } from '#domain/documents/health/ledger-check.ts';
import { aBalance } from '#tests/builders/payments/credits.ts';
import { checkLedger } from './check-ledger.ts';

const now = new Date('2026-11-25T02:00:00Z');
const none = { adjustments: [], visits: [], debts: [], transfers: [], receipts: [], orders: [], statements: [] };

test('a balance without its lines is logged and counted; numbers of a year that is kept no longer may be missing', async () => {
  const logged: unknown[] = [];
  const noted: LedgerCheck[] = [];
  const books = {
    ...{ ...none, refunds: [], lines: [], unreadable: [] },
    balances: [{ id: 'maria', content: aBalance({ user_id: 'maria', balance: 5, balance_cents: 500 }) }],
    series: [{ id: '2010', content: { name: '2010', last: 3, complete_at: null } }],
  };
  await checkLedger({
    ledgerChecks: {
      readBooks: () => Promise.resolve(books),
      note: (check) => Promise.resolve(void noted.push(check)),
      last: () => Promise.resolve(null),
    },
    clock: { now: () => now },
    log: { info: () => undefined, error: (event, fields) => void logged.push([event, fields]) },
  });
  const mistake = { documentId: 'maria', code: 'balance is not the sum of its lines' };
  expect(logged).toEqual([['mistake in the ledger', mistake]]);
  expect(noted).toEqual([{ checked_at: now, accounts: 1, lines: 0, mistakes: 1 }]);
});
