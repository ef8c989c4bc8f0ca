import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { collections } from '../collections.ts';
import { amountFields } from '../credits/cents.ts';
import { transactionTypes } from '../credits/credits.ts';
import { counts } from '../credits/ledger.ts';
import type { DocumentWrite } from '../dispatch/transaction/document-transaction.ts';
import { type CreditTransaction, creditTransactionSchema } from '../documents/payments/credits.ts';
import { type Receipt, receiptOrderSchema, receiptSchema, receiptSeriesSchema } from '../documents/payments/receipt.ts';
import { findReceiptMistakes } from './check-receipts.ts';
import { issueReceipts } from './issue-receipts.ts';
import { receiptOrderWrites } from './receipt-order.ts';

const now = new Date('2026-12-10T10:00:00Z');
const price = { variant: 'standard', cents_per_hour: 1_750, agreed_at: now, how: 'app' } as const;
const visitId = '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11';

const charge = (overrides: Partial<CreditTransaction> = {}) =>
  aCreditTransaction({
    ...{ id: `visit_${visitId}`, ...amountFields(-2_625), description: 'usage:garden:1.5' },
    ...{ transaction_type: 'service_usage', stripe_session_id: null, created_at: now, ...overrides },
  });

const create = (collection: DocumentWrite['collection'], id: string, data: object): DocumentWrite => ({
  ...{ kind: 'create', collection, id },
  data: { ...data },
});

/** `careless`: it commits on stale reads, and overwrites what a create should refuse. */
type Database = 'sound' | 'careless';

/** A database with these lines, each with the order of its receipt if it counts. */
async function world(lines: readonly CreditTransaction[], turns: readonly number[] = [], database: Database = 'sound') {
  const documents = new MemoryDocuments(turns, database === 'sound' ? null : 'commits-on-stale-reads');
  const visit = aPlannedVisit({
    senior_id: 'maria',
    state: 'charged',
    task_category_id: 'garden',
    minutes_worked: 85,
    price,
  });
  await documents.transact('trigger', async () => ({
    value: null,
    writes: [
      create(collections.interimUsers, 'maria', anInterimUser({ id: 'maria', language: 'FR' })),
      create(collections.planning, visitId, visit),
      ...lines.map((line) => create(collections.creditTransactions, line.id, line)),
      ...lines.flatMap((line) => receiptOrderWrites(line, line.created_at)),
    ],
  }));
  const all = <Content>(collection: string, schema: { parse(data: unknown): Content }) =>
    [...documents.all()].flatMap(([key, data]) =>
      key.startsWith(`${collection}/`) ? [{ id: key.split('/')[1] ?? '', content: schema.parse(data) }] : [],
    );
  return {
    documents,
    issue: (ids: readonly string[] = lines.map(({ id }) => id), at: Date = now) =>
      documents.transact('trigger', async (reads) => {
        const { value, writes } = await issueReceipts(reads, ids, at);
        const overwriting = writes.map((write) =>
          write.kind === 'create' ? { ...write, kind: 'set' as const } : write,
        );
        return { value, writes: database === 'sound' ? writes : overwriting };
      }),
    receipts: (): readonly Receipt[] => all(collections.receipts, receiptSchema).map(({ content }) => content),
    mistakes: () =>
      findReceiptMistakes({
        lines: all(collections.creditTransactions, creditTransactionSchema),
        receipts: all(collections.receipts, receiptSchema),
        orders: all(collections.receiptOrders, receiptOrderSchema),
        series: all(collections.receiptSeries, receiptSeriesSchema),
      }),
  };
}

test('the receipt of a visit says what its amount is made of, in the language of the account', async () => {
  const { issue, receipts } = await world([charge()]);
  expect(await issue()).toEqual({ issued: ['2026-000001'], unreadable: [] });
  expect(receipts()).toEqual([
    expect.objectContaining({
      ...{ number: '2026-000001', user_id: 'maria', line_id: `visit_${visitId}`, cents: -2_625, language: 'FR' },
      holder: { name: 'Maria Peeters', street: 'Kerkstraat 12', town: '2000 Antwerpen' },
      visit: {
        ...{ service: 'garden', date: '2026-03-10', start: '14:00', minutes_planned: 120, minutes_worked: 85 },
        ...{ half_hours: 3, cents_per_hour: 1_750 },
      },
      kept_until: '2036-12-31',
    }),
  ]);
});

test('a sum that does not give the amount is not printed, and neither is the visit of somebody else', async () => {
  const other = charge({ id: 'late_x', description: 'late-fee' });
  const { issue, receipts } = await world([charge(amountFields(-2_000)), other]);
  await issue();
  expect(receipts().map(({ visit }) => visit?.half_hours)).toEqual([undefined, null]);
  const strange = await world([charge({ user_id: 'jozef' })]);
  await strange.issue();
  expect(strange.receipts().map(({ visit, holder }) => [visit, holder.name])).toEqual([[null, '']]);
});

test('every kind of line that counts gets a receipt, and no other line does', async () => {
  const lines = transactionTypes.map((transaction_type, index) =>
    aCreditTransaction({ id: `line-${index}`, transaction_type, description: 'a cause of a later release' }),
  );
  const { issue, receipts, mistakes } = await world(lines);
  await issue();
  expect(receipts().map(({ line_id: id }) => id)).toEqual(lines.filter(counts).map(({ id }) => id));
  expect(mistakes()).toEqual([]);
});

test('the numbers begin anew with each year in Brussels', async () => {
  const lines = ['a', 'b', 'c'].map((id) => charge({ id }));
  const { issue, receipts, mistakes } = await world(lines);
  await issue(['a'], new Date('2026-12-31T22:59:59Z'));
  await issue(['b', 'c'], new Date('2026-12-31T23:00:00Z'));
  expect(receipts().map(({ number }) => number)).toEqual(['2026-000001', '2027-00000001', '2027-00000002']);
  expect(mistakes()).toEqual([]);
});

test('a line that cannot be read takes no number, and keeps no other waiting', async () => {
  const { documents, issue, receipts, mistakes } = await world([charge({ id: 'a' }), charge({ id: 'b' })]);
  await documents.transact('trigger', async () => ({
    value: null,
    writes: [{ kind: 'set', collection: collections.creditTransactions, id: 'a', data: { amount: 'much' } }],
  }));
  expect(await issue()).toEqual({ issued: ['2026-000001'], unreadable: ['a'] });
  expect(receipts().map(({ line_id: id }) => id)).toEqual(['b']);
  expect(() => mistakes()).toThrow('invalid');
});

const line = fc.integer({ min: 0, max: 11 });
const schedule = fc.record({
  /** Which lines each run was told of: overlapping, repeated, and some that do not exist. */
  runs: fc.array(fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 6 }), { minLength: 1, maxLength: 12 }),
  turns: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 60 }),
  /** Runs that die before they commit. */
  dying: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 4 }),
  late: fc.array(line, { maxLength: 6 }),
});

type Schedule = typeof schedule extends fc.Arbitrary<infer Value> ? Value : never;

/** Twelve lines, runs at once over random parts of them, and a sweep over all in the end. */
async function play({ runs, turns, dying, late }: Schedule, database: Database) {
  const lines = Array.from({ length: 12 }, (_, index) =>
    charge({ id: `line-${index}`, created_at: new Date(now.getTime() + (late.includes(index) ? -60_000 : index)) }),
  );
  const { documents, issue, receipts, mistakes } = await world(lines, turns, database);
  await Promise.allSettled(
    runs.map((ids, index) => {
      const named = ids.map((id) => `line-${id}`);
      if (!dying.includes(index)) return issue(named);
      return documents.transact('trigger', async (reads) => {
        await issueReceipts(reads, named, now);
        throw new Error('the process dies');
      });
    }),
  );
  const between = mistakes().filter(({ mistake }) => mistake !== 'line waits for its receipt');
  await issue();
  await issue();
  return { receipts: receipts(), mistakes: [...between, ...mistakes()], lines };
}

test('whatever comes twice, at once or dies: each line has one receipt, and the numbers have no gap', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (plan) => {
      const { receipts, mistakes, lines } = await play(plan, 'sound');
      expect(mistakes).toEqual([]);
      expect(receipts.map(({ line_id: id }) => id).toSorted()).toEqual(lines.map(({ id }) => id).toSorted());
      expect(receipts.map(({ number }) => Number(number.slice(5))).toSorted((a, b) => a - b)).toEqual(
        lines.map((_, index) => index + 1),
      );
    }),
    { numRuns: 300 },
  );
});

test('the property finds a database that commits on stale reads and overwrites', async () => {
  const found = await fc.check(
    fc.asyncProperty(schedule, async (plan) => {
      const { mistakes, receipts } = await play(plan, 'careless');
      return mistakes.length === 0 && receipts.length === 12;
    }),
    { numRuns: 300 },
  );
  expect(found.failed).toBe(true);
});
