import { expect, test } from 'vitest';
import { creditTransactionSchema, userCreditsSchema } from '#domain/documents/credits.ts';
import { findLedgerMistakes } from '#domain/credits/ledger-check.ts';
import { seedCredits } from './credits.ts';

test('Maria has bought and used credits, and her balance is the sum of her lines', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const { lines, balance } = seedCredits(now);
  const books = {
    lines: lines.map((content) => ({ id: content.id, content: creditTransactionSchema.parse(content) })),
    balances: [{ id: balance.user_id, content: userCreditsSchema.parse(balance) }],
  };
  expect(findLedgerMistakes(books)).toEqual([]);
  expect(balance.balance).toBeGreaterThan(0);
  expect(new Set(lines.map(({ transaction_type }) => transaction_type)).size).toBe(3);
  // Lines older than a day do not trigger a mail.
  expect(lines.every(({ created_at }) => now.getTime() - created_at.getTime() > 24 * 60 * 60 * 1000)).toBe(true);
});
