import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { amountFields } from '#domain/credits/cents.ts';
import { lineWrites } from '#domain/credits/adjustment-line.ts';
import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import { findReceiptMistakes } from '#domain/receipts/check-receipts.ts';
import { createReceipts } from '#functions/gateways/payments/receipts.ts';
import { inTransaction } from '#functions/gateways/dispatch/in-transaction.ts';
import { pdfPrinter } from '#functions/gateways/pdf/pdf-printer.ts';
import { type FirestoreServer, startFirestoreServer } from '#local/firestore/server.ts';
import { readBooks } from '#functions/gateways/payments/read-books.ts';
import { withDatabase } from '../database.ts';
import { runBackfill } from '../backfill/run-backfill.ts';
import { aBalance, aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { issueReceiptOf, issueWaiting } from '#functions/receipts/issue-receipts.ts';
import { readReceipt } from '#functions/receipts/read-receipt.ts';
import { sweepReceipts } from '#functions/receipts/sweep-receipts.ts';

let server: FirestoreServer;

beforeAll(async () => {
  server = await startFirestoreServer();
});

afterAll(() => server.close());

const october = new Date('2026-10-20T10:00:00Z');
const november = new Date('2026-11-01T09:00:00Z');

function servicesAt(now: Date) {
  const errors: string[] = [];
  const clock = { now: () => now };
  const log = { info: () => undefined, error: (event: string) => void errors.push(event) };
  return { errors, services: { receipts: createReceipts(clock), printer: pdfPrinter, clock, log } };
}

const lineOf = (uid: string, index: number, at: Date): CreditTransaction =>
  aCreditTransaction({
    ...{ id: `${uid}-${index}`, user_id: uid, ...amountFields(100), created_at: at },
    ...{ transaction_type: 'adjustment', stripe_session_id: null },
  });

/** One line of each of these accounts, written as the functions write it. */
async function bookLines(
  firestore: Firestore,
  uids: readonly string[],
  at: Date,
): Promise<readonly CreditTransaction[]> {
  const lines = uids.map((uid, index) => lineOf(uid, index, at));
  await Promise.all(
    lines.map(async (line) => {
      await firestore
        .collection(collections.interimUsers)
        .doc(line.user_id)
        .set(anInterimUser({ id: line.user_id }));
      await inTransaction(async () => ({ value: null, writes: lineWrites(line, 100) }));
    }),
  );
  return lines;
}

const eventOf = (line: CreditTransaction) => ({
  ...{ eventId: line.id, at: line.created_at, collection: collections.creditTransactions, documentId: line.id },
  ...{ before: null, after: { ...line } },
});

async function mistakes(firestore: Firestore) {
  const books = await readBooks(firestore);
  return [...findReceiptMistakes(books).map(({ mistake }) => mistake), ...books.unreadable];
}

test('fifty lines at once, each reported twice beside a sweep: fifty receipts without a gap', () =>
  withDatabase({ port: server.port }, async (firestore) => {
    const lines = await bookLines(
      firestore,
      Array.from({ length: 50 }, (_, index) => `payer-${index}`),
      october,
    );
    const { services, errors } = servicesAt(october);
    await Promise.all([
      ...[...lines, ...lines].map((line) => issueReceiptOf(eventOf(line), services)),
      sweepReceipts(services),
    ]);
    await issueWaiting(services);
    expect(await mistakes(firestore)).toEqual([]);
    expect((await firestore.collection(collections.receipts).get()).size).toBe(50);
    expect(errors).toEqual([]);
  }));

test('after the end of the month each account gets its statement, once, and the month is then left alone', () =>
  withDatabase({ port: server.port }, async (firestore) => {
    const { services } = servicesAt(november);
    await Promise.all([sweepReceipts(services), sweepReceipts(services)]);
    await sweepReceipts(services);
    const statements = await firestore.collection(collections.accountStatements).get();
    expect(statements.size).toBe(50);
    expect(await mistakes(firestore)).toEqual([]);
    expect((await firestore.collection(collections.mail).get()).size).toBe(50);
    expect(await services.receipts.isComplete('2026-10')).toBe(true);
  }));

test('a line of an older release gets its receipt when somebody asks for it, and from nobody else', () =>
  withDatabase({ port: server.port }, async (firestore) => {
    const older = lineOf('older', 0, october);
    await firestore.collection(collections.creditTransactions).doc(older.id).set(older);
    const { services } = servicesAt(november);
    const asked = (uid: string) =>
      readReceipt(
        { line_id: older.id },
        { actorUid: uid, seniorId: uid, email: 'a@b.be', emailVerified: true },
        services,
      );
    expect(await asked('payer-1')).toEqual({ ok: false, error: { code: 'not-found' } });
    expect((await firestore.collection(collections.receiptOrders).doc(older.id).get()).exists).toBe(false);
    const [one, other] = await Promise.all([asked('older'), asked('older')]);
    expect(one).toMatchObject({ ok: true, value: { file_name: 'madelief-bewijs-2026-000051.pdf' } });
    expect(other).toEqual(one);
    expect(await mistakes(firestore)).toEqual([]);
  }));

test('the backfill orders the receipts of older lines that count, and of no others', () =>
  withDatabase({ port: server.port }, async (firestore) => {
    const pending = aCreditTransaction({ id: 'cs_pending', transaction_type: 'purchase_pending' });
    const older = [lineOf('old', 0, october), lineOf('old', 1, october), pending];
    for (const line of older) await firestore.collection(collections.creditTransactions).doc(line.id).set(line);
    await firestore
      .collection(collections.userCredits)
      .doc('old')
      .set(aBalance({ user_id: 'old', balance: 2 }));
    await runBackfill(firestore, { from: { step: 'receipts', after: '' }, onPage: () => undefined });
    await runBackfill(firestore, { from: { step: 'receipts', after: '' }, onPage: () => undefined });
    await issueWaiting(servicesAt(november).services);
    const receipts = await firestore.collection(collections.receipts).where('user_id', '==', 'old').get();
    expect(receipts.docs.map(({ id }) => id)).toEqual(['2026-000052', '2026-000053']);
    expect(await mistakes(firestore)).toEqual([]);
  }));
