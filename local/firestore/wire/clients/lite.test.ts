import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  addDoc,
  and,
  arrayRemove,
  arrayUnion,
  average,
  Bytes,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  count,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  endBefore,
  type Firestore,
  GeoPoint,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  or,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  sum,
  Timestamp,
  updateDoc,
  vector,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT, useTestServer } from './test-server.ts';

const server = useTestServer();
const apps: FirebaseApp[] = [];

function connect(mockUserToken?: { sub: string }): Firestore {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'none' }, `lite-${apps.length}`);
  apps.push(app);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', server.port, mockUserToken ? { mockUserToken } : {});
  return firestore;
}

let db: Firestore;
beforeAll(() => {
  // The SDK logs each error, and many tests provoke one.
  setLogLevel('silent');
  db = connect();
});
beforeEach(() => server.clear());
afterAll(() => Promise.all(apps.map((app) => deleteApp(app))));

async function codeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'no error',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
}

describe('firebase/firestore/lite', () => {
  it('round-trips every value type', async () => {
    const everything = {
      nothing: null,
      yes: true,
      whole: 9_007_199_254_740_991,
      negative: -42,
      fraction: 0.1,
      minusZero: -0,
      nan: Number.NaN,
      infinite: Number.NEGATIVE_INFINITY,
      when: new Timestamp(-62_135_596_800, 123_456_000),
      text: 'Zoë 🌼 "\\\n',
      empty: '',
      bytes: Bytes.fromUint8Array(Uint8Array.of(0, 255, 62, 63)),
      reference: doc(db, 'users/maria/pets/poes'),
      place: new GeoPoint(51.05, -3.72),
      list: [1, 'two', { three: [] }, null],
      nested: { a: { 'b.c': { '`d`': {} } }, constructor: 1 },
      embedding: vector([1, 2.5, -3]),
    };
    await setDoc(doc(db, 'all/types'), everything);
    const data = (await getDoc(doc(db, 'all/types'))).data();
    expect(data?.['minusZero']).toBe(-0);
    expect(data?.['reference'].path).toBe('users/maria/pets/poes');
    expect(data?.['bytes'].isEqual(everything.bytes)).toBe(true);
    expect(data?.['place'].isEqual(everything.place)).toBe(true);
    expect(data?.['when'].isEqual(everything.when)).toBe(true);
    expect(data?.['embedding'].toArray()).toStrictEqual([1, 2.5, -3]);
    for (const key of [
      'nothing',
      'yes',
      'whole',
      'negative',
      'fraction',
      'nan',
      'infinite',
      'text',
      'empty',
      'list',
      'nested',
    ] as const) {
      expect(data?.[key], key).toStrictEqual(everything[key]);
    }
  });

  it('creates, reads, updates, merges, transforms and deletes', async () => {
    const added = await addDoc(collection(db, 'users'), { name: 'Maria', tags: ['a'], visits: 1, old: true });
    await updateDoc(added, {
      visits: increment(2),
      tags: arrayUnion('b', 'a'),
      old: deleteField(),
      seen: serverTimestamp(),
    });
    await setDoc(added, { address: { city: 'Gent' } }, { merge: true });
    await setDoc(added, { address: { street: 'Kouter' } }, { mergeFields: ['address.street'] });
    await updateDoc(added, { tags: arrayRemove('a') });
    const data = (await getDoc(added)).data();
    expect(data).toMatchObject({ name: 'Maria', tags: ['b'], visits: 3, address: { city: 'Gent', street: 'Kouter' } });
    expect(data).not.toHaveProperty('old');
    expect(Math.abs(data?.['seen'].toMillis() - Date.now())).toBeLessThan(10_000);
    await deleteDoc(added);
    expect((await getDoc(added)).exists()).toBe(false);
  });

  it('queries with every operator', async () => {
    for (const n of [1, 2, 3, 4, 5]) {
      await setDoc(doc(db, `numbers/n${n}`), {
        n,
        parity: n % 2 === 0 ? 'even' : 'odd',
        tags: [`t${n}`, 'all'],
        nil: n === 3 ? null : n,
      });
    }
    const numbers = collection(db, 'numbers');
    const ids = async (
      ...parts: Parameters<typeof query> extends [unknown, ...infer Rest] ? Rest : never
    ): Promise<string[]> => (await getDocs(query(numbers, ...parts))).docs.map(({ id }) => id);
    expect(await ids(where('n', '==', 2))).toStrictEqual(['n2']);
    expect(await ids(where('n', '!=', 2), orderBy('n', 'desc'))).toStrictEqual(['n5', 'n4', 'n3', 'n1']);
    expect(await ids(where('n', '<', 3))).toStrictEqual(['n1', 'n2']);
    expect(await ids(where('n', '<=', 3))).toStrictEqual(['n1', 'n2', 'n3']);
    expect(await ids(where('n', '>', 3))).toStrictEqual(['n4', 'n5']);
    expect(await ids(where('n', '>=', 3), limit(2))).toStrictEqual(['n3', 'n4']);
    expect(await ids(where('n', 'in', [1, 5, 9]))).toStrictEqual(['n1', 'n5']);
    expect(await ids(where('n', 'not-in', [1, 5]))).toStrictEqual(['n2', 'n3', 'n4']);
    expect(await ids(where('tags', 'array-contains', 't4'))).toStrictEqual(['n4']);
    expect(await ids(where('tags', 'array-contains-any', ['t1', 't2']))).toStrictEqual(['n1', 'n2']);
    expect(await ids(where('nil', '==', null))).toStrictEqual(['n3']);
    expect(await ids(where(documentId(), '>', 'n3'))).toStrictEqual(['n4', 'n5']);
    expect(await ids(orderBy('n'), startAfter(1), endBefore(4))).toStrictEqual(['n2', 'n3']);
    const either = or(where('n', '==', 1), and(where('parity', '==', 'even'), where('n', '>', 2)));
    expect((await getDocs(query(numbers, either))).docs.map(({ id }) => id)).toStrictEqual(['n1', 'n4']);
  });

  it('queries a collection group and aggregates', async () => {
    await setDoc(doc(db, 'a/1/visits/x'), { hours: 2 });
    await setDoc(doc(db, 'b/2/visits/y'), { hours: 3.5 });
    const visits = collectionGroup(db, 'visits');
    expect((await getDocs(query(visits, orderBy('hours', 'desc')))).docs.map(({ id }) => id)).toStrictEqual(['y', 'x']);
    expect((await getCount(visits)).data().count).toBe(2);
    const totals = await getAggregate(visits, { n: count(), total: sum('hours'), mean: average('hours') });
    expect(totals.data()).toStrictEqual({ n: 2, total: 5.5, mean: 2.75 });
  });

  it('commits a batch atomically', async () => {
    const batch = writeBatch(db);
    batch.set(doc(db, 'batch/a'), { n: 1 }).update(doc(db, 'batch/absent'), { n: 2 });
    expect(await codeOf(batch.commit())).toBe('not-found');
    expect((await getDoc(doc(db, 'batch/a'))).exists()).toBe(false);
    await writeBatch(db).set(doc(db, 'batch/a'), { n: 1 }).delete(doc(db, 'batch/b')).commit();
    expect((await getDoc(doc(db, 'batch/a'))).data()).toStrictEqual({ n: 1 });
  });

  it('runs transactions; 20 concurrent ones increment a counter to 20', async () => {
    const counter = doc(db, 'counters/lite');
    await setDoc(counter, { n: 0 });
    const tries = { maxAttempts: 50 };
    await Promise.all(
      Array.from({ length: 20 }, () =>
        runTransaction(
          db,
          async (transaction) => {
            const { n } = (await transaction.get(counter)).data() as { n: number };
            transaction.update(counter, { n: n + 1 });
          },
          tries,
        ),
      ),
    );
    expect((await getDoc(counter)).data()).toStrictEqual({ n: 20 });
  });

  it('reports error codes', async () => {
    const users = collection(db, 'users');
    const values = Array.from({ length: 31 }, (_, n) => n);
    expect(await codeOf(updateDoc(doc(db, 'users/nobody'), { a: 1 }))).toBe('not-found');
    // Over REST this SDK only sees status 400, and maps it to failed-precondition.
    expect(await codeOf(getDocs(query(users, where('n', 'in', values))))).toBe('failed-precondition');
    await setDoc(doc(db, 'users/huge'), { a: 1 });
    expect(await codeOf(setDoc(doc(db, 'users/huge'), { text: 'x'.repeat(1_100_000) }))).toBe('failed-precondition');
    expect((await getDoc(doc(db, 'users/huge'))).data()).toStrictEqual({ a: 1 });
  });

  it('sends a mock user to the rules', async () => {
    const source = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
      match /users/{uid} { allow read, write: if request.auth != null && request.auth.uid == uid; } } }`;
    const { status } = await server.rest('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, {
      rules: { files: [{ name: 'firestore.rules', content: source }] },
    });
    expect(status).toBe(200);
    const maria = connect({ sub: 'maria' });
    await setDoc(doc(maria, 'users/maria'), { name: 'Maria' });
    expect((await getDoc(doc(maria, 'users/maria'))).data()).toStrictEqual({ name: 'Maria' });
    expect(await codeOf(getDoc(doc(maria, 'users/jozef')))).toBe('permission-denied');
    expect(await codeOf(setDoc(doc(db, 'users/maria'), { name: 'Someone' }))).toBe('permission-denied');
    expect(server.lines.filter((line) => line.startsWith('rules:')).join('\n')).not.toMatch(/maria|jozef/iu);
  });
});
