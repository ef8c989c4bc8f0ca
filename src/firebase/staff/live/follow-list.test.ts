import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FirestoreServer, startFirestoreServer } from '#local/firestore/server.ts';
import { followList } from './follow-list.ts';
import type { WaitingList } from './waiting-list.ts';

const RULES = `
  rules_version = '2';
  service cloud.firestore {
    match /databases/{d}/documents {
      match /debts/{id} { allow read: if !exists(/databases/$(d)/documents/leads/closed); allow write: if true; }
      match /leads/{id} { allow read, write: if true; }
    }
  }`;

let server: FirestoreServer;
let firestore: Firestore;
let close: () => Promise<void>;

beforeEach(async () => {
  setLogLevel('silent');
  server = await startFirestoreServer({ rules: RULES });
  const app = initializeApp({ projectId: 'demo-live', apiKey: 'none' }, 'follow-list');
  firestore = initializeFirestore(app, {});
  connectFirestoreEmulator(firestore, server.host, server.port);
  close = () => deleteApp(app);
});
afterEach(async () => {
  await close();
  await server.close();
});

const store = (id: string, fields: Record<string, unknown>) => setDoc(doc(firestore, 'debts', id), fields);

const toCall: WaitingList = { name: 'a', collection: 'debts', all: [['due_on', '<=', '2026-11-27']], by: 'due_on' };
const either: WaitingList = {
  name: 'b',
  collection: 'debts',
  any: [
    ['state', 'in', ['to-print', 'proposed']],
    ['fee.letter', '==', 'to-print'],
  ],
  by: null,
};

function follow(list: WaitingList) {
  const heard: { last: readonly string[] | null; times: number } = { last: null, times: 0 };
  const end = followList(firestore, list, 50, (docs) => {
    heard.last = docs?.map(({ id }) => id) ?? null;
    heard.times += 1;
  });
  return {
    heard,
    end,
    expectIds: (wanted: readonly string[] | null) => expect.poll(() => heard.last, { timeout: 20_000 }).toEqual(wanted),
  };
}

describe('following a list', () => {
  it('tells what waits in its order, and each change', async () => {
    await store('late', { due_on: '2026-11-26' });
    await store('later', { due_on: '2026-11-28' });
    const { expectIds, end, heard } = follow(toCall);
    await expectIds(['late']);
    await store('first', { due_on: '2026-11-01' });
    await expectIds(['first', 'late']);
    await deleteDoc(doc(firestore, 'debts', 'late'));
    await expectIds(['first']);
    end();
    const times = heard.times;
    await store('late', { due_on: '2026-11-26' });
    expect(heard.times).toBe(times);
  });

  it('tells what holds one of several conditions', async () => {
    await store('printed', { state: 'open', fee: { letter: 'printed' } });
    await store('letter', { state: 'open', fee: { letter: 'to-print' } });
    const { expectIds } = follow(either);
    await expectIds(['letter']);
    await store('printed', { state: 'proposed', fee: { letter: 'printed' } });
    await expectIds(['letter', 'printed']);
  });

  it('tells nothing while the connection is lost, and all that was missed after that', async () => {
    await store('a', { due_on: '2026-11-01' });
    const { expectIds } = follow(toCall);
    await expectIds(['a']);
    await disableNetwork(firestore);
    await expectIds(null);
    const missed = store('b', { due_on: '2026-11-02' });
    await enableNetwork(firestore);
    await missed;
    await expectIds(['a', 'b']);
  });

  it('ends for good when the server refuses', async () => {
    await store('a', { due_on: '2026-11-01' });
    const { expectIds, heard } = follow(toCall);
    await expectIds(['a']);
    await setDoc(doc(firestore, 'leads', 'closed'), {});
    await expectIds(null);
    const times = heard.times;
    await store('b', { due_on: '2026-11-02' });
    expect(heard.times).toBe(times);
  });
});
