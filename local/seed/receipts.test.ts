import { expect, test } from 'vitest';
import { type CollectionName, collections } from '#domain/collections.ts';
import {
  accountStatementSchema,
  receiptOrderSchema,
  receiptSchema,
  receiptSeriesSchema,
} from '#domain/documents/payments/receipt.ts';
import { findReceiptMistakes } from '#domain/receipts/check-receipts.ts';
import { seedCredits } from './credits.ts';
import { seedReceipts } from './receipts.ts';

/** The first and the last day of a month, a long one, and the turn of a year. */
const days = ['2026-11-21', '2026-03-01', '2026-03-31', '2027-01-01', '2026-12-31'];

test.each(days)('on %s the receipts of the seed are consistent, with a statement of last month', (day) => {
  const now = new Date(`${day}T12:00:00Z`);
  const { lines } = seedCredits(now);
  const documents = seedReceipts(lines, now);
  const all = <Content>(wanted: CollectionName, schema: { parse(data: unknown): Content }) =>
    documents.flatMap(({ collection, id, data }) =>
      collection === wanted ? [{ id, content: schema.parse(data) }] : [],
    );
  const statements = all(collections.accountStatements, accountStatementSchema);
  expect(
    findReceiptMistakes({
      lines: lines.map((content) => ({ id: content.id, content })),
      receipts: all(collections.receipts, receiptSchema),
      orders: all(collections.receiptOrders, receiptOrderSchema),
      series: all(collections.receiptSeries, receiptSeriesSchema),
      statements,
    }),
  ).toEqual([]);
  expect(statements).toHaveLength(1);
});
