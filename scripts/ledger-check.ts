/**
 * `npm run ledger:check`: verifies over a whole database that every balance is the sum of its lines and that the ledger
 * is consistent; and that each line has at most one receipt, of its own amount, with numbers that have no gap. It reads the local Firebase, or with `--project <id>` a real one, with this machine's credentials
 * (`gcloud auth application-default login`). It never writes.
 */
import { parseArgs } from 'node:util';
import { balanceCents, inCredits } from '#domain/credits/cents.ts';
import { checkBooks } from '#domain/receipts/check-books.ts';
import { balanceOf } from '#domain/credits/ledger.ts';
import { projectId } from '#build/project.ts';
import { databaseOptions, readDatabaseWish, withDatabase } from './database.ts';
import { readBooks } from '#functions/gateways/payments/read-books.ts';

const { values: wish } = parseArgs({ options: databaseOptions });

function row(what: string, count: number | string): string {
  return `  ${what.padEnd(28)}${String(count).padStart(11)}`;
}

/** To the cent. */
const euro = (cents: number): string => inCredits(cents).toFixed(2);

/** @returns the number of errors. */
async function check(): Promise<number> {
  const books = await withDatabase(readDatabaseWish(wish), readBooks);
  const { lines, balances, refunds, unreadable } = books;
  const { mistakes, waiting } = checkBooks(books, new Date());
  const contents = lines.map(({ content }) => content);
  const count = (type: string): number => contents.filter(({ transaction_type }) => transaction_type === type).length;

  console.log(`The ledger of ${wish.project ?? `${projectId} on this machine`}`);
  for (const [what, number] of [
    ['accounts', balances.length],
    ['lines', lines.length],
    ['  purchases, paid', count('purchase_completed')],
    ['  purchases, waiting', count('purchase_pending')],
    ['  purchases, cancelled', count('purchase_cancelled')],
    ['  services', count('service_usage')],
    ['  given back', count('refund')],
    ['  corrected by staff', count('adjustment')],
    ['  visits to which nobody came', count('missed_visit')],
    ['  paid late', count('late_payment')],
    ['  transfers', count('transfer')],
    ['receipts', books.receipts.length],
    ['  lines that wait for one', waiting.length],
    ['monthly statements', books.statements.length],
    ['  visits given back', count('visit_refund')],
    ['refunds asked for', refunds.length],
    ['euro, by the lines', euro(balanceOf(contents))],
    ['euro, by the balances', euro(balances.reduce((sum, { content }) => sum + balanceCents(content), 0))],
    ['mistakes', mistakes.length + unreadable.length],
  ] as const) {
    console.log(row(what, number));
  }
  for (const { mistake, id } of mistakes) console.error(`${id}: ${mistake}`);
  for (const path of unreadable) console.error(`${path}: cannot be read`);
  return mistakes.length + unreadable.length;
}

try {
  process.exitCode = (await check()) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
