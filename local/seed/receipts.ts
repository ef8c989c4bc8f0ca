import { collections } from '#domain/collections.ts';
import { counts } from '#domain/credits/ledger.ts';
import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import {
  type AccountStatement,
  accountStatementSchema,
  type Receipt,
  receiptOrderSchema,
  receiptSchema,
  receiptSeriesSchema,
} from '#domain/documents/payments/receipt.ts';
import { boundsOfMonth, statementId, statementLineOf } from '#domain/receipts/make-statement.ts';
import { receiptReader } from '#domain/receipts/receipt-holder.ts';
import {
  keptUntil,
  monthOf,
  monthsAfter,
  receiptNumberAt,
  statementNumberAt,
  yearOf,
} from '#domain/receipts/receipt-number.ts';
import { receiptOf } from '#domain/receipts/receipt-of-line.ts';
import { receiptOrderOf } from '#domain/receipts/receipt-order.ts';
import { maria } from './accounts.ts';
import { type SeedDocument, userOf } from './documents.ts';

const reader = receiptReader({ account: { ...userOf(maria) }, customer: null });

/** In the order of the lines, numbered anew in each year. */
function receiptsOf(lines: readonly CreditTransaction[]): readonly Receipt[] {
  const last = new Map<string, number>();
  return lines.filter(counts).map((line) => {
    const { created_at: at } = line;
    const place = (last.get(yearOf(at)) ?? 0) + 1;
    last.set(yearOf(at), place);
    const number = receiptNumberAt(yearOf(at), place);
    return receiptSchema.parse(receiptOf({ ...reader, number, line, visit: null, postedAt: at, issuedAt: at }));
  });
}

/** What was on the account in the month before this one. */
function statementOf(receipts: readonly Receipt[], now: Date): AccountStatement {
  const month = monthsAfter(monthOf(now), -1);
  const { end } = boundsOfMonth(month);
  const lines = receipts.filter(({ posted_at: at }) => at < end).map(statementLineOf);
  return accountStatementSchema.parse({
    ...reader,
    number: statementNumberAt(month, 1),
    user_id: maria.uid,
    month,
    opening: 0,
    closing: lines.reduce((sum, { cents }) => sum + cents, 0),
    lines,
    issued_at: end,
    kept_until: keptUntil(end),
  });
}

/** Maria's receipts and her statement of last month, with the series that go on after them. */
export function seedReceipts(lines: readonly CreditTransaction[], now: Date): readonly SeedDocument[] {
  const receipts = receiptsOf(lines);
  const statement = statementOf(receipts, now);
  const years = [...new Set(receipts.map(({ issued_at: at }) => yearOf(at)))];
  const series = [
    ...years.map((name) => ({ name, last: receipts.filter(({ issued_at: at }) => yearOf(at) === name).length })),
    { name: statement.month, last: 1 },
  ].map((each) => receiptSeriesSchema.parse({ ...each, complete_at: null }));
  return [
    ...receipts.map((data) => ({ collection: collections.receipts, id: data.number, data })),
    ...lines.filter(counts).map((line, index) => ({
      collection: collections.receiptOrders,
      id: line.id,
      data: receiptOrderSchema.parse({
        ...receiptOrderOf(line, line.created_at),
        number: receipts[index]?.number ?? null,
      }),
    })),
    ...series.map((data) => ({ collection: collections.receiptSeries, id: data.name, data })),
    {
      collection: collections.accountStatements,
      id: statementId(statement.month, statement.user_id),
      data: statement,
    },
  ];
}
