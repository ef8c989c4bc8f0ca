import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import {
  FieldPath,
  FieldValue,
  Filter,
  type Firestore,
  getFirestore,
  GrpcStatus,
  Timestamp,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROJECT, useTestServer } from './test-server.ts';

const server = useTestServer({
  rules: 'service cloud.firestore { match /databases/{d}/documents { match /{a=**} { allow read: if false; } } }',
});
let app: App;
let db: Firestore;

beforeAll(() => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', server.host);
  // Prevents the SDK from probing for a Google Cloud metadata server.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  app = initializeApp({ projectId: PROJECT }, 'admin');
  db = getFirestore(app);
});
beforeEach(() => server.clear());
afterAll(() => deleteApp(app));

async function codeOf(promise: Promise<unknown>): Promise<number | string> {
  return promise.then(
    () => 'no error',
    (error: unknown) => (error as { code?: number }).code ?? String(error),
  );
}

describe('firebase-admin over gRPC', () => {
  it('bypasses the rules and round-trips every value type', async () => {
    const everything = {
      nothing: null,
      yes: false,
      big: 2 ** 60,
      fraction: -1.5e-7,
      nan: Number.NaN,
      when: new Timestamp(253_402_300_799, 999_999_000),
      text: 'Zoë 🌼',
      bytes: Buffer.from([0, 255]),
      list: [{ a: [] }],
      nested: { 'a.b': { c: '' } },
      embedding: FieldValue.vector([0.5, 2]),
    };
    await db.doc('all/types').set(everything);
    const data = (await db.doc('all/types').get()).data();
    expect(data?.['embedding'].toArray()).toStrictEqual([0.5, 2]);
    expect(data).toMatchObject({ ...everything, embedding: expect.anything() });
  });

  it('creates, updates with preconditions, and lists', async () => {
    const maria = db.doc('users/maria');
    await maria.create({ n: 1 });
    expect(await codeOf(maria.create({ n: 2 }))).toBe(GrpcStatus.ALREADY_EXISTS);
    expect(await codeOf(db.doc('users/nobody').update({ n: 2 }))).toBe(GrpcStatus.NOT_FOUND);
    const { writeTime } = await maria.update({ n: FieldValue.increment(4), at: FieldValue.serverTimestamp() });
    await maria.update(new FieldPath('a.b', 'c'), 1);
    expect(await codeOf(maria.update({ n: 0 }, { lastUpdateTime: writeTime }))).toBe(GrpcStatus.FAILED_PRECONDITION);
    expect((await maria.get()).data()).toMatchObject({ n: 5, 'a.b': { c: 1 } });
    await db.doc('users/ghost/pets/poes').set({});
    const references = await db.collection('users').listDocuments();
    expect(references.map(({ id }) => id).sort()).toStrictEqual(['ghost', 'maria']);
    expect((await db.doc('users/ghost').listCollections()).map(({ id }) => id)).toStrictEqual(['pets']);
    const [first, second] = await db.getAll(maria, db.doc('users/nobody'), { fieldMask: ['n'] });
    expect([first?.data(), second?.exists]).toStrictEqual([{ n: 5 }, false]);
  });

  it('queries, streams, aggregates and deletes recursively', async () => {
    const writer = db.bulkWriter();
    for (let n = 0; n < 120; n += 1)
      void writer.set(db.doc(`items/i${String(n).padStart(3, '0')}`), { n, even: n % 2 === 0 });
    await writer.close();
    const even = db.collection('items').where(Filter.or(Filter.where('even', '==', true), Filter.where('n', '>', 117)));
    expect((await even.count().get()).data().count).toBe(61);
    const page = await db.collection('items').orderBy('n', 'desc').offset(3).limit(2).select('n').get();
    expect(page.docs.map((snapshot) => snapshot.data())).toStrictEqual([{ n: 116 }, { n: 115 }]);
    const last = await db.collection('items').orderBy('n').limitToLast(2).get();
    expect(last.docs.map(({ id }) => id)).toStrictEqual(['i118', 'i119']);
    let streamed = 0;
    for await (const _ of db.collection('items').stream()) streamed += 1;
    expect(streamed).toBe(120);
    await db.recursiveDelete(db.collection('items'));
    expect((await db.collection('items').get()).empty).toBe(true);
  });

  it('reports which writes of a bulk failed', async () => {
    const writer = db.bulkWriter();
    writer.onWriteError(() => false);
    const created = writer.create(db.doc('bulk/a'), { n: 1 });
    const refused = codeOf(writer.update(db.doc('bulk/absent'), { n: 1 }));
    await writer.close();
    await created;
    expect(await refused).toBe(GrpcStatus.NOT_FOUND);
  });

  it('200 clients increment a counter to 200', async () => {
    const counter = db.doc('counters/one');
    await counter.set({ n: 0 });
    await Promise.all(
      Array.from({ length: 200 }, () =>
        db.runTransaction(
          async (transaction) => {
            const snapshot = await transaction.get(counter);
            transaction.update(counter, { n: (snapshot.get('n') as number) + 1 });
          },
          { maxAttempts: 100 },
        ),
      ),
    );
    expect((await counter.get()).get('n')).toBe(200);
  });

  it('reads a consistent snapshot in a read-only transaction', async () => {
    const document = db.doc('users/maria');
    await document.set({ n: 1 });
    const seen = await db.runTransaction(
      async (transaction) => {
        const before = (await transaction.get(document)).get('n');
        await document.set({ n: 2 });
        return [before, (await transaction.get(document)).get('n')];
      },
      { readOnly: true },
    );
    expect(seen).toStrictEqual([1, 1]);
  });

  it('explains a query with and without running it', async () => {
    for (const n of [1, 2, 3]) await db.doc(`users/u${n}`).set({ n, open: true });
    const query = db.collection('users').where('open', '==', true).orderBy('n', 'desc').offset(1).limit(1);
    const indexesUsed = [{ query_scope: 'Collection', properties: '(open ASC, n DESC, __name__ DESC)' }];
    const planned = await query.explain();
    expect(planned.snapshot).toBeNull();
    expect(planned.metrics).toMatchObject({ planSummary: { indexesUsed }, executionStats: null });
    const analyzed = await query.explain({ analyze: true });
    expect(analyzed.snapshot?.docs.map(({ id }) => id)).toStrictEqual(['u2']);
    expect(analyzed.metrics.executionStats).toMatchObject({ resultsReturned: 1, readOperations: 2 });
    const counted = await query.count().explain({ analyze: true });
    expect(counted.snapshot?.data()).toStrictEqual({ count: 1 });
    expect(counted.metrics.executionStats).toMatchObject({ resultsReturned: 1, readOperations: 1 });
    const none = await db.collection('none').explain({ analyze: true });
    expect(none.snapshot?.size).toBe(0);
    expect(none.metrics.executionStats).toMatchObject({ resultsReturned: 0, readOperations: 1 });
    const statsOf = (scanned: string, documents: string, entries: string, least: string) => ({
      index_entries_scanned: scanned,
      documents_scanned: documents,
      billing_details: { documents_billable: documents, index_entries_billable: entries, min_query_cost: least },
    });
    expect(analyzed.metrics.executionStats?.debugStats).toStrictEqual(statsOf('2', '2', '0', '0'));
    expect(counted.metrics.executionStats?.debugStats).toStrictEqual(statsOf('1', '0', '1', '0'));
    expect(none.metrics.executionStats?.debugStats).toStrictEqual(statsOf('0', '0', '0', '1'));
  });

  it('reads a collection group in parts', async () => {
    const batch = db.batch();
    const ids = Array.from({ length: 30 }, (_, number) => `d${String(number).padStart(2, '0')}`);
    for (const [number, id] of ids.entries())
      batch.set(db.doc(number % 3 === 0 ? `parts/${id}` : `x/y/parts/${id}`), {});
    await batch.commit();
    const found: string[][] = [];
    for await (const part of db.collectionGroup('parts').getPartitions(4)) {
      const { docs } = await part.toQuery().get();
      found.push(docs.map(({ id }) => id));
    }
    expect(found.map(({ length }) => length)).toStrictEqual([7, 8, 7, 8]);
    expect(found.flat().toSorted()).toStrictEqual(ids);
  });

  it('isolates databases', async () => {
    const other = getFirestore(app, 'other');
    await other.doc('users/maria').set({ n: 1 });
    expect((await db.doc('users/maria').get()).exists).toBe(false);
    expect((await other.doc('users/maria').get()).get('n')).toBe(1);
  });
});
