import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BoardNews } from '#domain/staff/board-news.ts';
import { type FirestoreServer, startFirestoreServer } from '#local/firestore/server.ts';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { followBoard } from './follow-board.ts';

const RULES = `
  rules_version = '2';
  service cloud.firestore {
    match /databases/{d}/documents {
      match /board/{id} { allow read, write: if true; }
      match /counters/{id} { allow read: if !exists(/databases/$(d)/documents/board/closed); allow write: if true; }
    }
  }`;

let server: FirestoreServer;
let firestore: Firestore;
let close: () => Promise<void>;

beforeEach(async () => {
  setLogLevel('silent');
  server = await startFirestoreServer({ rules: RULES });
  const app = initializeApp({ projectId: 'demo-live', apiKey: 'none' }, 'follow-board');
  firestore = initializeFirestore(app, {});
  connectFirestoreEmulator(firestore, server.host, server.port);
  close = () => deleteApp(app);
});
afterEach(async () => {
  await close();
  await server.close();
});

const at = (second: number) => new Date(Date.UTC(2026, 10, 26, 9, 0, second));
const store = (id: string, second: number) =>
  setDoc(doc(firestore, 'board', id), { ...aBoardRow({ request_id: id, updated_at: at(second) }) });
const count = (shard: number, stages: Record<string, number>) =>
  setDoc(doc(firestore, 'counters', `board-${shard}`), { stages });

function follow() {
  const heard: { last: BoardNews | null; times: number } = { last: null, times: 0 };
  const end = followBoard(firestore, at(10), 50, (news) => {
    heard.last = news;
    heard.times += 1;
  });
  const now = () => heard.last && { ids: heard.last.rows.map(({ request_id: id }) => id), counts: heard.last.counts };
  return {
    heard,
    end,
    expectNews: (wanted: unknown) => expect.poll(now, { timeout: 20_000 }).toMatchObject(wanted as object),
  };
}

describe('following the board', () => {
  it('tells what changed since a moment and the sum of the shards, and each change of either', async () => {
    await store('before', 9);
    await store('a', 11);
    await count(1, { new: 3 });
    const { expectNews, end, heard } = follow();
    await expectNews({ ids: ['a'], counts: { new: 3 } });
    expect(heard.last?.rows[0]?.updated_at).toEqual(at(11));
    await count(4, { new: -1, planned: 2 });
    await expectNews({ ids: ['a'], counts: { new: 2, planned: 2 } });
    await store('before', 12);
    await expectNews({ ids: ['a', 'before'], counts: { new: 2, planned: 2 } });
    end();
    const times = heard.times;
    await count(1, { new: 9 });
    expect(heard.times).toBe(times);
  });

  it('tells nothing while the connection is lost, and all that was missed after that', async () => {
    await store('a', 11);
    const { expectNews, heard } = follow();
    await expectNews({ ids: ['a'], counts: { new: 0 } });
    await disableNetwork(firestore);
    await expect.poll(() => heard.last, { timeout: 20_000 }).toBeNull();
    const missed = [store('b', 13), count(0, { new: 5 })];
    await enableNetwork(firestore);
    await Promise.all(missed);
    await expectNews({ ids: ['a', 'b'], counts: { new: 5 } });
  });

  it('ends for good when the server refuses', async () => {
    await store('a', 11);
    const { expectNews, heard } = follow();
    await expectNews({ ids: ['a'] });
    await setDoc(doc(firestore, 'board', 'closed'), {});
    await expect.poll(() => heard.last, { timeout: 20_000 }).toBeNull();
    const times = heard.times;
    await store('b', 13);
    expect(heard.times).toBe(times);
  });
});
