import { collections } from '../collections.ts';
import { counts } from '../credits/ledger.ts';
import {
  type DocumentPath,
  type DocumentTransaction,
  type DocumentWrite,
  type Fields,
  type Outcome,
  withoutWrites,
} from '../dispatch/transaction/document-transaction.ts';
import { serviceOf } from '../dispatch/transaction/case-mails.ts';
import { type CreditTransaction, creditTransactionSchema } from '../documents/payments/credits.ts';
import {
  type ReceiptOrder,
  receiptOrderSchema,
  receiptSchema,
  receiptSeriesSchema,
} from '../documents/payments/receipt.ts';
import { visitSchema } from '../documents/visit.ts';
import { receiptReader } from './receipt-holder.ts';
import { receiptNumberAt, yearOf } from './receipt-number.ts';
import { payerOf, receiptOf, receiptVisitOf, visitOfLine } from './receipt-of-line.ts';

export interface IssuedReceipts {
  /** The numbers, in their order. */
  readonly issued: readonly string[];
  /** Lines that cannot be read, or their order: no number is spent on a guess. */
  readonly unreadable: readonly string[];
}

interface Ordered {
  readonly order: ReceiptOrder;
  readonly line: CreditTransaction;
}

const inOrder = (one: Ordered, other: Ordered): number =>
  one.order.posted_at.getTime() - other.order.posted_at.getTime() || (one.line.id < other.line.id ? -1 : 1);

/** The last number of a series; 0 for one that has not begun, null when it cannot be read. */
export async function lastOf(transaction: Pick<DocumentTransaction, 'read'>, name: string): Promise<number | null> {
  const [stored] = await transaction.read([{ collection: collections.receiptSeries, id: name }]);
  if (stored == null) return 0;
  const series = receiptSeriesSchema.safeParse(stored).data;
  return series?.name === name ? series.last : null;
}

/** The lines among these that wait for a receipt. */
async function waitingAmong(transaction: DocumentTransaction, lineIds: readonly string[]) {
  const unique = [...new Set(lineIds)];
  const waiting: Ordered[] = [];
  const unreadable: string[] = [];
  if (unique.length === 0) return { waiting, unreadable };
  const [orders, lines] = await Promise.all(
    [collections.receiptOrders, collections.creditTransactions].map((collection) =>
      transaction.read(unique.map((id) => ({ collection, id }))),
    ),
  );
  for (const [index, id] of unique.entries()) {
    const found = orders?.[index] ?? null;
    if (found === null) continue;
    const order = receiptOrderSchema.safeParse(found).data;
    if (order !== undefined && order.number !== null) continue;
    const line = creditTransactionSchema.safeParse(lines?.[index]).data;
    if (order?.line_id === id && line?.id === id && line.user_id === order.user_id && counts(line)) {
      waiting.push({ order, line });
    } else unreadable.push(id);
  }
  return { waiting: waiting.toSorted(inOrder), unreadable };
}

/** Reads each document once, whatever asks for it. */
async function readAll(
  transaction: DocumentTransaction,
  paths: readonly DocumentPath[],
): Promise<(path: DocumentPath) => Fields | null> {
  const keyOf = ({ collection, id }: DocumentPath) => `${collection}/${id}`;
  const unique = [...new Map(paths.map((path) => [keyOf(path), path])).values()];
  if (unique.length === 0) return () => null;
  const found = await transaction.read(unique);
  const byKey = new Map(unique.map((path, index) => [keyOf(path), found[index] ?? null]));
  return (path) => byKey.get(keyOf(path)) ?? null;
}

const accountAt = (id: string) => ({ collection: collections.interimUsers, id });
const customerAt = (id: string) => ({ collection: collections.customers, id });
const visitAt = (id: string) => ({ collection: collections.planning, id });

/** What the receipts of these lines say, without their numbers. */
async function readContents(transaction: DocumentTransaction, waiting: readonly Ordered[]) {
  const at = await readAll(
    transaction,
    waiting.flatMap(({ line }) => {
      const visitId = visitOfLine(line.id);
      const visit = visitId === null ? [] : [visitAt(visitId)];
      return [accountAt(payerOf(line)), customerAt(payerOf(line)), ...visit];
    }),
  );
  return Promise.all(
    waiting.map(async ({ order, line }) => {
      const visitId = visitOfLine(line.id);
      const visit = visitId === null ? undefined : visitSchema.safeParse(at(visitAt(visitId))).data;
      const service = visit === undefined ? '' : await serviceOf(transaction, visit.task_category_id);
      const reader = receiptReader({ account: at(accountAt(payerOf(line))), customer: at(customerAt(payerOf(line))) });
      return {
        ...reader,
        line,
        order,
        visit: visit === undefined ? null : receiptVisitOf(line, visit, service),
      };
    }),
  );
}

/**
 * Issues the receipts of those of these lines that have none, in one transaction: numbers that follow the last one of the
 * year, oldest line first. The number is written into the line's order with the receipt, and the series with both. So a
 * line gets one receipt, a number one line, and no number is left out, whatever comes twice, at once or crashes.
 */
export async function issueReceipts(
  transaction: DocumentTransaction,
  lineIds: readonly string[],
  now: Date,
): Promise<Outcome<IssuedReceipts>> {
  const { waiting, unreadable } = await waitingAmong(transaction, lineIds);
  if (waiting.length === 0) return withoutWrites({ issued: [], unreadable });
  const year = yearOf(now);
  const last = await lastOf(transaction, year);
  if (last === null) throw new Error('the series of receipts cannot be read');
  const writes: DocumentWrite[] = [];
  const issued: string[] = [];
  for (const { order, ...content } of await readContents(transaction, waiting)) {
    const number = receiptNumberAt(year, last + issued.length + 1);
    const receipt = receiptSchema.safeParse(
      receiptOf({ ...content, number, postedAt: order.posted_at, issuedAt: now }),
    ).data;
    if (receipt === undefined) {
      unreadable.push(order.line_id);
      continue;
    }
    issued.push(number);
    const done = receiptOrderSchema.parse({ ...order, number });
    writes.push(
      { kind: 'create', collection: collections.receipts, id: number, data: receipt },
      { kind: 'set', collection: collections.receiptOrders, id: order.line_id, data: done },
    );
  }
  if (issued.length === 0) return withoutWrites({ issued, unreadable });
  const series = receiptSeriesSchema.parse({ name: year, last: last + issued.length, complete_at: null });
  return {
    value: { issued, unreadable },
    writes: [...writes, { kind: 'set', collection: collections.receiptSeries, id: year, data: series }],
  };
}
