import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isAlive, runningPids, waitUntilGone } from '#local/firebase/process-tree.ts';
import { freePorts, type Ports } from '#local/ports.ts';
import { inProject, nodeBinary } from '#build/project.ts';
import { maria } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { startLocalFirebase } from '#local/start-local-firebase.ts';
import { practiceKeys } from '#local/stripe/practice-keys.ts';
import { webhookAddress } from '#local/stripe/webhooks/webhook-address.ts';
import { temporaryDataDir } from '../local-firebase.ts';

const bootMs = 120_000;
/** More document changes, each with a function, than can be handled before the stack stops. */
const pendingChanges = 12;

let dataDir: string;
let ports: Ports;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  ports = await freePorts();
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function startProcess(): Promise<{ readonly child: ChildProcess; readonly processes: readonly number[] }> {
  const child = spawn(
    nodeBinary,
    [inProject('tests', 'local-stack', 'stack-process.ts'), JSON.stringify({ ports, dataDir })],
    { cwd: inProject(), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [chunk] = await Promise.race([
    once(child.stdout ?? child, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('the stack did not start');
    }),
  ]);
  const { processes } = z.object({ processes: z.array(z.int()) }).parse(JSON.parse(String(chunk)));
  return { child, processes };
}

const sdk = <Result>(work: Parameters<typeof withAdminSdk<Result>>[1]): Promise<Result> =>
  withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, work);

const stripe = (): Stripe =>
  new Stripe(practiceKeys.secretKey, { host: '127.0.0.1', port: ports.stripe, protocol: 'http', telemetry: false });

async function storeRecords(name: string): Promise<void> {
  await stripe().checkout.sessions.create({
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 5_000, product_data: { name } } }],
    client_reference_id: name,
    success_url: 'http://localhost/',
  });
  await sdk(async ({ auth, firestore }) => {
    await auth.createUser({ uid: name, email: `${name}@madelief.test`, password: 'geheim-1' });
    await firestore.collection('waiting_list').doc(name).create({ full_name: name });
  });
}

/** A function has answered: its process runs, and would wait for the next call indefinitely. */
async function callFunction(): Promise<void> {
  const answer = await fetch(webhookAddress(ports.functions), { method: 'POST', body: '{}' });
  expect(answer.status).toBe(400);
}

/** Processes of a stack, by the folder in their environment, including orphans. */
async function processesOn(folder: string): Promise<number[]> {
  const pids = await runningPids();
  const environments = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')));
  return pids.filter((_, index) => environments[index]?.includes(folder));
}

const allRecords = { account: true, document: true, payment: true };

async function findRecords(name: string): Promise<typeof allRecords> {
  const { data } = await stripe().checkout.sessions.list();
  const payment = data.some(({ client_reference_id: customer }) => customer === name);
  return sdk(async ({ auth, firestore }) => ({
    account: await auth.getUser(name).then(
      () => true,
      () => false,
    ),
    document: (await firestore.collection('waiting_list').doc(name).get()).exists,
    payment,
  }));
}

describe('stored data survive', () => {
  test(
    'when the stack is stopped',
    async () => {
      const { child, processes } = await startProcess();
      expect(processes.length).toBeGreaterThan(2);
      await storeRecords('stopped');
      // A changed seed document as well.
      await sdk(({ firestore }) => firestore.doc(`senior_profiles/${maria.uid}`).update({ age: 79 }));
      await sdk(async ({ firestore }) => {
        const ids = Array.from({ length: pendingChanges }, (_, index) => `pending-${index}`);
        await Promise.all(ids.map((id) => firestore.collection('waiting_list').doc(id).create({ full_name: id })));
      });
      child.kill('SIGTERM');
      await once(child, 'exit');
      expect(processes.filter(isAlive)).toEqual([]);
      expect(await processesOn(dataDir)).toEqual([]);
    },
    bootMs,
  );

  test(
    'when the stack is killed, and its emulators end as well',
    async () => {
      const { child, processes } = await startProcess();
      expect(await findRecords('stopped')).toEqual(allRecords);
      await storeRecords('killed');
      // The state of Auth is polled and written to disk.
      const accounts = path.join(dataDir, 'auth', 'auth_export', 'accounts.json');
      await expect.poll(() => readFile(accounts, 'utf8'), { timeout: 60_000 }).toContain('"killed"');
      await callFunction();
      expect((await processesOn(dataDir)).length).toBeGreaterThan(2);
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(await waitUntilGone(processes, 60_000)).toEqual([]);
      await expect.poll(() => processesOn(dataDir), { timeout: 60_000 }).toEqual([]);
    },
    bootMs,
  );

  test(
    'and are there at the next start, without a new seed',
    async () => {
      const firebase = await startLocalFirebase({ ports, dataDir, app: false });
      try {
        expect(await findRecords('stopped')).toEqual(allRecords);
        expect(await findRecords('killed')).toEqual(allRecords);
        const profile = await sdk(({ firestore }) => firestore.doc(`senior_profiles/${maria.uid}`).get());
        expect(profile.get('age')).toBe(79);
      } finally {
        const processes = await firebase.processes();
        await firebase.stop();
        expect(processes.filter(isAlive)).toEqual([]);
        expect(await firebase.processes()).toEqual([]);
      }
    },
    bootMs,
  );
});

test('a taken port is named, with the program that uses it, before anything is started', async () => {
  const server = createServer().listen(ports.auth, '127.0.0.1');
  await once(server, 'listening');
  try {
    const starting = startLocalFirebase({ ports, dataDir, app: false });
    await expect(starting).rejects.toThrow(`Port ${ports.auth}, meant for the Auth emulator`);
    await expect(starting).rejects.toThrow(`process ${process.pid}`);
    await expect(starting).rejects.toThrow('--port-offset');
  } finally {
    server.close();
  }
});
