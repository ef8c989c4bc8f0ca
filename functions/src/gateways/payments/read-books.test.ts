import { afterAll, beforeAll, expect, test } from 'vitest';
import { collections } from '#domain/collections.ts';
import { type FirestoreServer, startFirestoreServer } from '#local/firestore/server.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aBalance, aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { readBooks } from './read-books.ts';

let server: FirestoreServer;
const noAuth = 1;

beforeAll(async () => {
  server = await startFirestoreServer();
});

afterAll(() => server.close());

test('every page of the ledger is read, and unreadable documents are named', () =>
  withAdminSdk({ authPort: noAuth, firestorePort: server.port }, async ({ firestore }) => {
    const lines = firestore.collection(collections.creditTransactions);
    const credits = firestore.collection(collections.userCredits);
    const purchases = Array.from({ length: 510 }, (_, number) => {
      const id = `cs_test_${number}`;
      return aCreditTransaction({ id, stripe_session_id: id });
    });
    const writer = firestore.bulkWriter();
    for (const purchase of purchases) void writer.create(lines.doc(purchase.id), purchase);
    void writer.create(lines.doc('odd'), { amount: '50' });
    void writer.create(credits.doc('maria'), aBalance());
    void writer.create(credits.doc('jozef'), { balance: 'much' });
    await writer.close();

    const { lines: read, balances, unreadable } = await readBooks(firestore);
    const byId = new Map(read.map(({ id, content }) => [id, content]));
    expect(read).toHaveLength(purchases.length);
    for (const purchase of purchases) expect(byId.get(purchase.id)).toEqual(purchase);
    expect(balances).toEqual([{ id: 'maria', content: aBalance() }]);
    expect(unreadable).toEqual([`${collections.creditTransactions}/odd`, `${collections.userCredits}/jozef`]);
  }));
