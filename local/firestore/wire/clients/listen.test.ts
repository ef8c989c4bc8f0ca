import { deleteApp as deleteAdmin, initializeApp as initializeAdmin, type App } from 'firebase-admin/app';
import { type Firestore as AdminFirestore, getFirestore } from 'firebase-admin/firestore';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  query,
  setLogLevel,
  where,
} from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROJECT, useTestServer } from './test-server.ts';

const RULES = `
  rules_version = '2';
  service cloud.firestore {
    match /databases/{d}/documents {
      match /open/{id} { allow read: if true; }
      match /secret/{id} { allow read: if false; }
      match /club/{id} { allow read: if get(/databases/$(d)/documents/members/$(request.auth.uid)).data.in == true; }
      match /own/{id} { allow read: if resource.data.owner == request.auth.uid; }
    }
  }`;

const server = useTestServer({ rules: RULES });
let adminApp: App;
let admin: AdminFirestore;
let app: FirebaseApp;
let db: Firestore;

beforeAll(() => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', server.host);
  // Prevents the SDK from probing for a Google Cloud metadata server.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  setLogLevel('silent');
  adminApp = initializeAdmin({ projectId: PROJECT }, 'listen');
  admin = getFirestore(adminApp);
});
beforeEach(async () => {
  await server.clear();
  app = initializeApp({ projectId: PROJECT, apiKey: 'none' }, 'listen-web');
  db = initializeFirestore(app, {});
  connectFirestoreEmulator(db, '127.0.0.1', server.port, { mockUserToken: { sub: 'maria' } });
});
const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await deleteApp(app);
});
afterAll(() => deleteAdmin(adminApp));

const numbered = (n: number) => ({ n });

/** What a listener was told last: the ids, or the code of its error. */
interface Heard {
  readonly ids: readonly string[] | null;
  readonly fromCache: boolean | null;
  readonly error: string | null;
  readonly times: number;
}

function listenTo(of: Query): () => Heard {
  let heard: Heard = { ids: null, fromCache: null, error: null, times: 0 };
  stops.push(
    onSnapshot(
      of,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        const ids = docs.map((one) => `${one.id}=${one.get('n')}`);
        heard = { ids, fromCache: metadata.fromCache, error: null, times: heard.times + 1 };
      },
      ({ code }) => {
        heard = { ...heard, error: code };
      },
    ),
  );
  return () => heard;
}

const expectHeard = (heard: () => Heard, wanted: Partial<Heard>) =>
  expect.poll(heard, { timeout: 20_000 }).toMatchObject(wanted);

describe('the web SDK', () => {
  it('reads documents and queries from the server, and says which it may not read', async () => {
    await admin.doc('open/a').set(numbered(1));
    const found = await getDoc(doc(db, 'open/a'));
    expect(found.data()).toEqual(numbered(1));
    expect(found.metadata.fromCache).toBe(false);
    expect((await getDoc(doc(db, 'open/absent'))).exists()).toBe(false);
    expect((await getDocs(collection(db, 'open'))).size).toBe(1);
    await expect(getDoc(doc(db, 'secret/a'))).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(getDocs(collection(db, 'secret'))).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('hears of documents that come, change, no longer match and go', async () => {
    const heard = listenTo(query(collection(db, 'open'), where('n', '>', 0), orderBy('n')));
    await expectHeard(heard, { ids: [], fromCache: false });
    await admin.doc('open/a').set(numbered(2));
    await admin.doc('open/b').set(numbered(1));
    await expectHeard(heard, { ids: ['b=1', 'a=2'], fromCache: false });
    await admin.doc('open/b').set(numbered(3));
    await expectHeard(heard, { ids: ['a=2', 'b=3'] });
    await admin.doc('open/a').set(numbered(-1));
    await expectHeard(heard, { ids: ['b=3'] });
    await admin.doc('open/b').delete();
    await expectHeard(heard, { ids: [], fromCache: false });
    await admin.doc('elsewhere/c').set(numbered(9));
    await admin.doc('open/d').set(numbered(4));
    await expectHeard(heard, { ids: ['d=4'] });
    await server.clear();
    await expectHeard(heard, { ids: [], fromCache: false });
  });

  it('hears what takes the place of another within a limit', async () => {
    for (const n of [1, 2, 3]) await admin.doc(`open/d${n}`).set(numbered(n));
    const heard = listenTo(query(collection(db, 'open'), orderBy('n'), limit(2)));
    await expectHeard(heard, { ids: ['d1=1', 'd2=2'], fromCache: false });
    await admin.doc('open/d1').delete();
    await expectHeard(heard, { ids: ['d2=2', 'd3=3'], fromCache: false });
    await admin.doc('open/d0').set(numbered(0));
    await expectHeard(heard, { ids: ['d0=0', 'd2=2'], fromCache: false });
    await admin.doc('open/d0').set(numbered(5));
    await expectHeard(heard, { ids: ['d2=2', 'd3=3'], fromCache: false });
  });

  it('hears, when it is back, what happened while it was offline', async () => {
    for (const n of [1, 2, 3]) await admin.doc(`open/d${n}`).set(numbered(n));
    const heard = listenTo(query(collection(db, 'open'), orderBy('n')));
    await expectHeard(heard, { ids: ['d1=1', 'd2=2', 'd3=3'], fromCache: false });
    await disableNetwork(db);
    await expectHeard(heard, { fromCache: true });
    await admin.doc('open/d1').delete();
    await admin.doc('open/d2').set(numbered(7));
    await admin.doc('open/d4').set(numbered(4));
    await enableNetwork(db);
    await expectHeard(heard, { ids: ['d3=3', 'd4=4', 'd2=7'], fromCache: false });
  });

  it('loses a query together with the permission', async () => {
    await admin.doc('members/maria').set({ in: true });
    await admin.doc('club/a').set(numbered(1));
    const heard = listenTo(collection(db, 'club'));
    await expectHeard(heard, { ids: ['a=1'], fromCache: false, error: null });
    await admin.doc('members/maria').set({ in: false });
    await expectHeard(heard, { error: 'permission-denied' });
    await admin.doc('club/b').set(numbered(2));
    await admin.doc('members/maria').set({ in: true });
    const again = listenTo(collection(db, 'club'));
    await expectHeard(again, { ids: ['a=1', 'b=2'], fromCache: false, error: null });
    expect(heard().ids).toEqual(['a=1']);
  });

  it('is not shown the new contents of a document that is no longer its own', async () => {
    await admin.doc('own/a').set({ n: 1, owner: 'maria' });
    const heard = listenTo(query(collection(db, 'own'), where('owner', '==', 'maria')));
    await expectHeard(heard, { ids: ['a=1'], fromCache: false });
    await admin.doc('own/a').set({ n: 2, owner: 'anna' });
    await expectHeard(heard, { ids: [], fromCache: false, error: null });
  });

  it('hears of one document, also when it does not exist yet', async () => {
    const seen: (number | null)[] = [];
    stops.push(onSnapshot(doc(db, 'open/one'), (snapshot) => seen.push(snapshot.data()?.['n'] ?? null)));
    await expect.poll(() => seen, { timeout: 20_000 }).toEqual([null]);
    await admin.doc('open/one').set(numbered(1));
    await expect.poll(() => seen, { timeout: 20_000 }).toEqual([null, 1]);
    await admin.doc('open/one').delete();
    await expect.poll(() => seen, { timeout: 20_000 }).toEqual([null, 1, null]);
  });
});

describe('the Admin SDK', () => {
  it('hears of a query and of a document, in the order of commits', async () => {
    await admin.doc('open/a').set(numbered(1));
    const [lists, types, ones]: [string[][], string[][], unknown[]] = [[], [], []];
    stops.push(
      admin
        .collection('open')
        .orderBy('n')
        .limit(2)
        .onSnapshot((snapshot) => {
          lists.push(snapshot.docs.map(({ id }) => id));
          types.push(snapshot.docChanges().map(({ type }) => type));
        }),
      admin.doc('open/b').onSnapshot((snapshot) => ones.push(snapshot.get('n') ?? null)),
    );
    await expect.poll(() => [lists, ones], { timeout: 20_000 }).toEqual([[['a']], [null]]);
    await admin.doc('open/b').set(numbered(0));
    await expect
      .poll(() => [lists.at(-1), ones], { timeout: 20_000 })
      .toEqual([
        ['b', 'a'],
        [null, 0],
      ]);
    await admin.doc('open/c').set(numbered(-1));
    await expect.poll(() => lists.at(-1), { timeout: 20_000 }).toEqual(['c', 'b']);
    await admin.doc('open/b').delete();
    await expect
      .poll(() => [lists.at(-1), ones], { timeout: 20_000 })
      .toEqual([
        ['c', 'a'],
        [null, 0, null],
      ]);
    expect(types).toEqual([['added'], ['added'], ['removed', 'added'], ['removed', 'added']]);
  });
});
