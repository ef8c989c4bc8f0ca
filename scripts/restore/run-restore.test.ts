import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { projectId } from '#build/project.ts';
import { collections } from '#domain/collections.ts';
import { type FirestoreServer, startFirestoreServer } from '#local/firestore/server.ts';
import { withEnvironment } from '#local/with-environment.ts';
import { anErasure } from '#tests/builders/accounts/erasure.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aBalance, aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { withDatabase } from '../database.ts';
import { createGoogleApi, type GoogleApi } from '../project/google-api.ts';
import type { Progress, ProgressStore } from './progress.ts';
import { restoreSteps, type RestoreTools, runRestore } from './run-restore.ts';

const c = collections;
const exports = 'gs://madelief-exports';
const quick = { intervalMs: 5, timeoutMs: 60_000 };

interface Practice {
  readonly firestore: Firestore;
  readonly tools: RestoreTools;
  readonly printed: string[];
  readonly asked: string[];
}

function memoryProgress(): ProgressStore {
  let stored: Progress | null = null;
  return {
    read: async () => stored,
    write: async (progress) => {
      stored = progress;
    },
  };
}

async function practise(work: (practice: Practice) => Promise<void>): Promise<void> {
  const buckets = mkdtempSync(join(tmpdir(), 'buckets-'));
  const server: FirestoreServer = await startFirestoreServer({ buckets });
  const google = createGoogleApi({
    project: projectId,
    accessToken: () => Promise.resolve('owner'),
    address: (url) => url.replace('https://firestore.googleapis.com', `http://127.0.0.1:${server.port}`),
  });
  const [printed, asked]: string[][] = [[], []];
  const api: GoogleApi = (call) => {
    if (call.method === 'POST') asked?.push(call.url.split(':').at(-1) ?? '');
    return google(call);
  };
  try {
    await withEnvironment({ FIREBASE_AUTH_EMULATOR_HOST: undefined }, () =>
      withDatabase({ port: server.port }, async (firestore) => {
        const progress = memoryProgress();
        const tools: RestoreTools = {
          ...{ api, firestore, progress, isLocal: true, polling: quick },
          print: (line) => printed?.push(line),
          now: () => new Date(),
          settle: async () => new Date(),
        };
        await work({ firestore, tools, printed: printed ?? [], asked: asked ?? [] });
      }),
    );
  } finally {
    await server.close();
    rmSync(buckets, { recursive: true, force: true });
  }
}

const put = (firestore: Firestore, path: string, data: object) => firestore.doc(path).set(data);

/** A senior with paid credits, somebody who waits to be erased, and somebody who leads. */
async function fill(firestore: Firestore): Promise<Date> {
  await put(firestore, `${c.interimUsers}/maria`, anInterimUser({ id: 'maria' }));
  await put(firestore, `${c.creditTransactions}/cs_test_a1`, aCreditTransaction());
  await put(firestore, `${c.userCredits}/maria`, aBalance());
  await put(firestore, `${c.circles}/maria/members/els`, { user_id: 'els', senior_id: 'maria' });
  await put(firestore, `${c.interimUsers}/jozef`, anInterimUser({ id: 'jozef', last_name: 'Wissemans' }));
  const due = new Date(Date.now() + 1_000_000);
  await put(firestore, `${c.erasures}/jozef`, anErasure({ person_id: 'jozef', name: 'Jozef Wissemans', due_at: due }));
  await put(firestore, `${c.erasures}/nora`, anErasure({ person_id: 'nora', state: 'asked', reason: 'asked' }));
  await put(firestore, `${c.interimUsers}/tine`, anInterimUser({ id: 'tine', role: 'admin' }));
  return new Date(Date.now() + 1);
}

/** What went wrong afterwards, and what was decided about people meanwhile. */
async function goOn(firestore: Firestore): Promise<void> {
  await put(firestore, `${c.interimUsers}/late`, anInterimUser({ id: 'late' }));
  await put(firestore, `${c.creditTransactions}/cs_test_b2`, aCreditTransaction({ user_id: 'late' }));
  await put(firestore, `${c.circles}/late/members/els`, { user_id: 'els', senior_id: 'late' });
  await firestore.doc(`${c.userCredits}/maria`).delete();
  await firestore.doc(`${c.interimUsers}/jozef`).delete();
  const closed = {
    person_id: 'jozef',
    name: '',
    email: '',
    state: 'closed',
    closed_at: new Date(),
    due_at: null,
  } as const;
  await put(firestore, `${c.erasures}/jozef`, anErasure(closed));
  await firestore.doc(`${c.erasures}/nora`).delete();
  await firestore.doc(`${c.interimUsers}/tine`).update({ role: 'finance', sessions_valid_from: 5 });
  await firestore.doc(`${c.interimUsers}/maria`).update({ blocked: true });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

async function afterMistake(firestore: Firestore): Promise<Date> {
  const moment = await fill(firestore);
  await pause();
  await goOn(firestore);
  await pause();
  return moment;
}

async function expectRestored(firestore: Firestore): Promise<void> {
  const get = async (path: string) => (await firestore.doc(path).get()).data();
  expect(await get(`${c.userCredits}/maria`)).toBeDefined();
  expect(await get(`${c.interimUsers}/late`)).toBeUndefined();
  expect(await get(`${c.circles}/late/members/els`)).toBeUndefined();
  expect(await get(`${c.circles}/maria/members/els`)).toBeDefined();
}

test('the moment is back, and what was decided about people since is kept', () =>
  practise(async ({ firestore, tools, printed }) => {
    const moment = await afterMistake(firestore);
    expect(await runRestore({ project: projectId, moment, exports }, tools)).toBeNull();
    await expectRestored(firestore);
    const get = async (path: string) => (await firestore.doc(path).get()).data();
    // Erased in between: her record is back, and goes again at once, found by the name and address of her former note.
    const again = await get(`${c.erasures}/jozef`);
    expect(again).toMatchObject({ state: 'waiting', name: 'Jozef Wissemans', closed_at: null });
    expect(again?.['due_at'].toMillis()).toBeLessThanOrEqual(Date.now());
    // Withdrawn in between.
    expect(await get(`${c.erasures}/nora`)).toBeUndefined();
    expect(await get(`${c.interimUsers}/tine`)).toMatchObject({ role: 'finance', sessions_valid_from: 5 });
    expect(await get(`${c.interimUsers}/maria`)).toMatchObject({ blocked: true });
    expect(printed).toContain('  1 people are to be erased again');
    expect(printed).toContain('  2 people stay blocked, without a role or signed out');
  }));

test('without emptying the database, what was made since is found, and nothing is said to be right', () =>
  practise(async ({ firestore, tools, printed }) => {
    const moment = await afterMistake(firestore);
    const steps = restoreSteps.filter(({ name }) => name !== 'wipe');
    const problem = await runRestore({ project: projectId, moment, exports }, tools, steps);
    expect(problem).toContain('not as at that moment');
    expect(printed.some((line) => line.includes(`${c.interimUsers}: 4 documents, 3 at that moment`))).toBe(true);
    expect(printed.some((line) => line.includes('cs_test_b2') || line.includes('late'))).toBe(true);
  }));

test('interrupted at each step, the same call goes on, and nothing is emptied before both exports are there', () =>
  practise(async ({ firestore, tools, asked }) => {
    const moment = await afterMistake(firestore);
    const wish = { project: projectId, moment, exports };
    for (const { name } of restoreSteps) {
      const failing = restoreSteps.map((step) =>
        step.name === name
          ? {
              ...step,
              run: async (...args: Parameters<typeof step.run>) => {
                await step.run(...args);
                throw new Error('the line is cut');
              },
            }
          : step,
      );
      expect(await runRestore(wish, tools, failing)).toContain('the line is cut');
    }
    expect(await runRestore(wish, tools)).toBeNull();
    await expectRestored(firestore);
    const methods = ['exportDocuments', 'exportDocuments', 'bulkDeleteDocuments', 'importDocuments'];
    expect(asked.filter((each) => methods.includes(each))).toEqual(methods);
  }));

test('a document that the collections do not know stops the restore before the import', () =>
  practise(async ({ firestore, tools, asked }) => {
    const moment = await afterMistake(firestore);
    await put(firestore, `${c.interimUsers}/maria/unknown/one`, { text: 'x' });
    expect(await runRestore({ project: projectId, moment, exports }, tools)).toContain('such as in unknown');
    expect(asked).not.toContain('importDocuments');
  }));
