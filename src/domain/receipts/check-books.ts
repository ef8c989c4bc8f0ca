import { findLedgerMistakes } from '../credits/ledger-check.ts';
import { findReceiptMistakes } from './check-receipts.ts';

type Books = Parameters<typeof findLedgerMistakes>[0] & Parameters<typeof findReceiptMistakes>[0];
type Found = ReturnType<typeof findLedgerMistakes>[number] | ReturnType<typeof findReceiptMistakes>[number];

/** @returns the mistakes, and the lines whose receipt the next sweep issues: that is a delay, and no mistake. */
export function checkBooks(
  books: Books,
  now: Date,
): { readonly mistakes: readonly Found[]; readonly waiting: readonly Found[] } {
  const found: readonly Found[] = [...findLedgerMistakes(books), ...findReceiptMistakes(books, now)];
  const isWaiting = ({ mistake }: Found): boolean => mistake === 'line waits for its receipt';
  return { mistakes: found.filter((each) => !isWaiting(each)), waiting: found.filter(isWaiting) };
}
