import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { brusselsDate, addDaysTo } from '#domain/requests/calendar.ts';
import { inProject } from '#build/project.ts';
import { actionTimeoutMs } from '../browser/device.ts';
import { launchProfile } from '../browser/launch-chromium.ts';
import type { TestFirebase } from '../local-firebase.ts';
import { buildForProduction } from '../pages/build-for-production.ts';
import { buildPage } from '../pages/build-page.ts';
import { serveFolders } from '../pages/serve-folders.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { storedRequests } from '../people/stored-requests.ts';
import type { Saves } from './page/bench-window.ts';
import type { Durability } from './page/durability.ts';
import { startFirestoreProcess } from './payments/firestore-process.ts';
import { type QueueName, queueNames, type SaverName, saverNames } from './page/queue.ts';

export interface SavedTimes {
  /** Milliseconds of every save, each with its default durability. */
  readonly saved: readonly number[];
  /** Milliseconds of every save in the round in which all wait for the disk. */
  readonly savedStrictly: readonly number[];
}

export interface QueueTimes extends SavedTimes {
  /** Milliseconds of every flush of {@link flushedAtOnce} requests. */
  readonly flushes: readonly number[];
}

export type Queues = Readonly<Record<QueueName, QueueTimes> & Record<Exclude<SaverName, QueueName>, SavedTimes>>;

export const flushedAtOnce = 200;
const rounds = 3;
/** Opens databases and connections, and warms up the compiler, equally for all. */
const warmUp = 20;
/** Further ahead than the rules require, also when the run crosses midnight. */
const daysAhead = 10;

type Recorded = Record<SaverName, { saved: number[]; savedStrictly: number[]; flushes: number[] }>;

const nothingYet = (): Recorded[SaverName] => ({ saved: [], savedStrictly: [], flushes: [] });

/** Compares what a queue reports as delivered with Firestore. @throws Error for a difference. */
async function assertDelivered(firebase: TestFirebase, person: Person, wanted: ReadonlyMap<string, QueueName>) {
  const found = new Set((await storedRequests(firebase, person.uid)).map((request) => String(request['request_id'])));
  for (const name of queueNames) {
    const ids = [...wanted].filter(([, owner]) => owner === name).map(([id]) => id);
    const arrived = ids.filter((id) => found.has(id)).length;
    if (arrived !== ids.length) throw new Error(`of ${name} ${arrived} of ${ids.length} requests are in Firestore`);
  }
  if (found.size !== wanted.size) throw new Error(`Firestore has ${found.size} requests instead of ${wanted.size}`);
}

async function runRounds(page: Page, firebase: TestFirebase): Promise<Queues> {
  const person = await createPerson(firebase);
  const { uid, email, password } = person;
  const requestDate = addDaysTo(brusselsDate(new Date()), daysAhead);
  const wanted = new Map<string, QueueName>();
  const [outbox, workbox, firestore, dexie] = [nothingYet(), nothingYet(), nothingYet(), nothingYet()];
  const times: Recorded = { outbox, workbox, firestore, dexie };

  const save = async (each: number, durability: Durability): Promise<Saves['milliseconds']> => {
    const saves = await page.evaluate(([count, date, how]) => window.bench.save(count, date, how), [
      each,
      requestDate,
      durability,
    ] as const);
    for (const name of queueNames) for (const id of saves.ids[name]) wanted.set(id, name);
    return saves.milliseconds;
  };
  /** Round robin; each round starts with another queue. */
  const flush = async (round: number, record: (name: QueueName, took: number) => void) => {
    for (const name of [...queueNames.slice(round), ...queueNames.slice(0, round)]) {
      record(name, await page.evaluate((queue) => window.bench.flush(queue), name));
    }
    await assertDelivered(firebase, person, wanted);
  };

  await page.evaluate((credentials) => window.bench.open(credentials), { uid, email, password });
  await save(warmUp, 'as-shipped');
  await flush(0, () => undefined);
  for (let round = 0; round < rounds; round += 1) {
    const saved = await save(flushedAtOnce, 'as-shipped');
    for (const name of saverNames) times[name].saved.push(...saved[name]);
    await flush(round, (name, took) => times[name].flushes.push(took));
  }
  const strictly = await save(flushedAtOnce, 'strict');
  for (const name of saverNames) times[name].savedStrictly.push(...strictly[name]);
  await flush(0, () => undefined);
  return times;
}

/**
 * Our outbox and its peers in one page of one browser, taking turns, against the same Firestore with its rules. It is a
 * process of its own: the triggers of a complete local Firebase would run beside the next queue, and would refuse what is
 * more than a senior asks in a day (decision 104).
 */
export async function measureQueues(complete: TestFirebase): Promise<Queues> {
  const parent = inProject('.cache', 'bench');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, 'queues-'));
  const firestore = await startFirestoreProcess(path.join(folder, 'firestore'), inProject('firestore.rules'));
  try {
    const ports = { ...complete.ports, firestore: firestore.port };
    // On the project's disk, not in a temporary folder that may be in memory: durability is measured here.
    return await measureInBrowser({ ...complete, ports }, path.join(folder, 'profile'));
  } finally {
    await firestore.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measureInBrowser(firebase: TestFirebase, profile: string): Promise<Queues> {
  const outDir = inProject('.cache', 'bench', 'page');
  const root = inProject('tests', 'bench', 'page');
  await buildForProduction(() => buildPage({ root, outDir, base: '/', ports: firebase.ports }));
  const server = await serveFolders({ '/': outDir });
  const browser = await launchProfile(profile);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(actionTimeoutMs);
    page.on('pageerror', (error) => console.error('bench page:', error));
    await page.goto(`http://localhost:${server.port}/`);
    await page.waitForFunction(() => 'bench' in window);
    return await runRounds(page, firebase);
  } finally {
    await browser.close();
    await server.close();
  }
}
