import { checkBooks } from '#domain/receipts/check-books.ts';
import type { Services } from '../shell/services.ts';

/** More are counted only: somebody runs `npm run ledger:check` anyway. */
const mostLines = 20;

/** Once a night: whether every balance is the sum of its lines, and every line has its receipt. Each mistake is logged. */
export async function checkLedger({
  ledgerChecks,
  clock,
  log,
}: Pick<Services, 'ledgerChecks' | 'clock' | 'log'>): Promise<void> {
  const books = await ledgerChecks.readBooks();
  const mistakes = [
    ...checkBooks(books, clock.now()).mistakes.map(({ id, mistake }) => ({ documentId: id, code: mistake })),
    ...books.unreadable.map((path) => ({ documentId: path, code: 'unreadable' })),
  ];
  for (const fields of mistakes.slice(0, mostLines)) log.error('mistake in the ledger', fields);
  await ledgerChecks.note({
    checked_at: clock.now(),
    accounts: books.balances.length,
    lines: books.lines.length,
    mistakes: mistakes.length,
  });
}
