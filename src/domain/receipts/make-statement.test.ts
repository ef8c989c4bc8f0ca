import { expect, test } from 'vitest';
import { aBalance, aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { type CollectionName, collections } from '../collections.ts';
import { amountFields } from '../credits/cents.ts';
import type { CreditTransaction } from '../documents/payments/credits.ts';
import { mailSchema } from '../documents/mail.ts';
import {
  accountStatementSchema,
  receiptOrderSchema,
  receiptSchema,
  receiptSeriesSchema,
} from '../documents/payments/receipt.ts';
import { isImported } from '../imported-id.ts';
import { findReceiptMistakes } from './check-receipts.ts';
import { issueReceipts } from './issue-receipts.ts';
import { makeStatement } from './make-statement.ts';
import { receiptOrderWrites } from './receipt-order.ts';

const month = '2026-10';
const firstOfNovember = new Date('2026-11-01T08:00:00Z');

const lineAt = (id: string, cents: number, at: string, overrides: Partial<CreditTransaction> = {}) =>
  aCreditTransaction({
    ...{ id, ...amountFields(cents), created_at: new Date(at), stripe_session_id: null },
    ...{ transaction_type: cents < 0 ? 'service_usage' : 'adjustment', ...overrides },
  });

/** September, three in October to its last moment in Brussels, one in November. */
const lines = [
  lineAt('september', 1_000, '2026-09-30T21:59:59Z'),
  lineAt('first', 5_000, '2026-09-30T22:00:00Z'),
  lineAt('visit', -2_625, '2026-10-12T10:00:00Z'),
  lineAt('last', -750, '2026-10-31T22:59:59Z'),
  lineAt('november', -100, '2026-10-31T23:00:00Z'),
];
const balance = 25.25;

interface Given {
  readonly issued?: boolean;
  readonly turns?: readonly number[];
  readonly extra?: readonly CreditTransaction[];
  readonly ordered?: boolean;
}

async function world({ issued = true, turns = [], extra = [], ordered = true }: Given = {}) {
  const documents = new MemoryDocuments(turns, null);
  const create = (collection: CollectionName, id: string, data: object) =>
    ({ kind: 'create', collection, id, data: { ...data } }) as const;
  const all = [...lines, ...extra];
  await documents.transact('trigger', async () => ({
    value: null,
    writes: [
      create(collections.interimUsers, 'maria', anInterimUser({ id: 'maria', language: 'EN' })),
      create(collections.userCredits, 'maria', aBalance({ balance })),
      ...all.map((line) => create(collections.creditTransactions, line.id, line)),
      ...all.flatMap((line) => (ordered && !isImported(line.id) ? receiptOrderWrites(line, line.created_at) : [])),
    ],
  }));
  const ids = all.map(({ id }) => id);
  const issue = (now = firstOfNovember) => documents.transact('trigger', (reads) => issueReceipts(reads, ids, now));
  if (issued) await issue();
  const stored = <Content>(collection: CollectionName, schema: { parse(data: unknown): Content }) =>
    [...documents.all()].flatMap(([key, data]) =>
      key.startsWith(`${collection}/`) ? [{ id: key.split('/')[1] ?? '', content: schema.parse(data) }] : [],
    );
  const found = (collection: CollectionName, field: string, since: Date) => async () =>
    [...documents.all()].flatMap(([key, data]) => {
      const at = data[field];
      const isIt = key.startsWith(`${collection}/`) && data['user_id'] === 'maria';
      return isIt && at instanceof Date && at >= since ? [{ id: key.split('/')[1] ?? '', data }] : [];
    });
  return {
    issue,
    make: (now = firstOfNovember, of = month) =>
      documents.transact('trigger', (reads) =>
        makeStatement(
          {
            ...reads,
            receiptsSince: (_user, since) => found(collections.receipts, 'posted_at', since)(),
            linesSince: (_user, since) => found(collections.creditTransactions, 'created_at', since)(),
            hasWaitingOrder: async () =>
              stored(collections.receiptOrders, receiptOrderSchema).some(({ content }) => content.number === null),
          },
          'maria',
          of,
          now,
        ),
      ),
    statements: () => stored(collections.accountStatements, accountStatementSchema),
    mails: () => stored(collections.mail, mailSchema),
    mistakes: () =>
      findReceiptMistakes({
        lines: all.map((content) => ({ id: content.id, content })),
        receipts: stored(collections.receipts, receiptSchema),
        orders: stored(collections.receiptOrders, receiptOrderSchema),
        series: stored(collections.receiptSeries, receiptSeriesSchema),
        statements: stored(collections.accountStatements, accountStatementSchema),
      }),
  };
}

test('a statement has what counted in the month in Brussels, and the balances before and after', async () => {
  const { make, statements, mistakes } = await world();
  expect(await make()).toBe('made');
  expect(statements()).toEqual([
    {
      id: '2026-10_maria',
      content: expect.objectContaining({
        ...{ number: '2026-10-00001', opening: 1_000, closing: 2_625, language: 'EN' },
        lines: [5_000, -2_625, -750].map((cents) => expect.objectContaining({ cents })),
      }),
    },
  ]);
  expect(mistakes()).toEqual([]);
});

test('it is made once, and its mail is ordered once, whatever runs twice or at once', async () => {
  const { make, statements, mails, mistakes } = await world({ turns: [3, 0, 2, 5, 1, 0, 4] });
  const made = await Promise.all([make(), make(), make()]);
  expect(made.toSorted()).toEqual(['exists', 'exists', 'made']);
  expect(await make()).toBe('exists');
  expect(statements()).toHaveLength(1);
  expect(mails()).toEqual([
    {
      id: 'monthly-statement_2026-10_maria',
      content: expect.objectContaining({
        values: { name: 'Maria', month, number: '2026-10-00001', opening: '10', closing: '26.25' },
      }),
    },
  ]);
  expect(mistakes()).toEqual([]);
});

test('it waits while a line has no receipt, also one of a release that ordered none', async () => {
  const waiting = await world({ issued: false });
  expect(await waiting.make()).toBe('waits');
  await waiting.issue();
  expect(await waiting.make()).toBe('made');
  const older = await world({ ordered: false });
  expect(await older.make()).toBe('waits');
  expect(older.statements()).toEqual([]);
});

test('a line of the system before has no receipt of ours, and is in the balance with which the month begins', async () => {
  const { make, statements, mistakes } = await world({ extra: [lineAt('imported-1', 700, '2026-10-05T10:00:00Z')] });
  expect(await make()).toBe('made');
  expect(statements()[0]?.content).toMatchObject({ opening: 1_000, closing: 2_625 });
  expect(statements()[0]?.content.lines).toHaveLength(3);
  expect(mistakes()).toEqual([]);
});

test('a purchase that was not paid is no reason to wait', async () => {
  const pending = aCreditTransaction({ transaction_type: 'purchase_pending', created_at: firstOfNovember });
  const { make } = await world({ extra: [pending] });
  expect(await make()).toBe('made');
});

test('there is none of a month without a line', async () => {
  const { make, statements } = await world();
  expect(await make(firstOfNovember, '2026-12')).toBe('none');
  expect(statements()).toEqual([]);
});

test('a statement that comes two weeks late is made, and not announced as news', async () => {
  const { make, statements, mails } = await world();
  await make(new Date('2026-11-14T23:00:00Z'));
  expect([statements().length, mails().length]).toEqual([1, 0]);
});
