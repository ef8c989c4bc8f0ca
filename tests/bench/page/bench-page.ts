import { type NewServiceRequest, toServiceRequest } from '#domain/requests/new-service-request.ts';
import { readEnvironment } from '#lib/environment.ts';
import type { BenchWindow, Saves } from './bench-window.ts';
import { type Durability, useDurability } from './durability.ts';
import { openDexieSaver } from './dexie-saver.ts';
import { openFirestoreQueue } from './firestore-queue.ts';
import { openOutboxQueue } from './outbox-queue.ts';
import { type Queue, type QueueName, type Saver, type SaverName, saverNames } from './queue.ts';
import { openWorkboxQueue } from './workbox-queue.ts';

interface Opened {
  readonly uid: string;
  readonly queues: Readonly<Record<QueueName, Queue>>;
  readonly dexie: Saver;
}

let opened: Opened | undefined;

function afterOpening() {
  if (!opened) throw new Error('open() comes first');
  return opened;
}

function aRequest(uid: string, date: string): NewServiceRequest {
  const form = {
    serviceId: 'companionship',
    date,
    time: '14:00',
    street: 'Kerkstraat',
    number: '12',
    box: '',
    postalCode: '2000',
    town: 'Antwerpen',
    hours: 2,
    notes: 'De bel is stuk: graag kloppen. De hond doet niets.',
  };
  return toServiceRequest(form, crypto.randomUUID(), uid);
}

/**
 * Waits for background work of the last save (listeners, notifications), so that it does not slow down the next one.
 */
const waitForBackgroundWork = () => new Promise((resolve) => setTimeout(resolve, 2));

/** Rotates the first turn, so that none always suffers from another's background work. */
const turnsOf = (sample: number): readonly SaverName[] =>
  saverNames.map((_, index) => saverNames[(sample + index) % saverNames.length] ?? 'outbox');

async function save(each: number, requestDate: string, durability: Durability): Promise<Saves> {
  useDurability(durability);
  const { uid, queues, dexie } = afterOpening();
  const savers: Readonly<Record<SaverName, Saver>> = { ...queues, dexie };
  const milliseconds: Record<SaverName, number[]> = { outbox: [], workbox: [], firestore: [], dexie: [] };
  const ids: Record<QueueName, string[]> = { outbox: [], workbox: [], firestore: [] };
  for (let sample = 0; sample < each; sample += 1) {
    for (const name of turnsOf(sample)) {
      const request = aRequest(uid, requestDate);
      const keep = await savers[name].prepare(request);
      await waitForBackgroundWork();
      const began = performance.now();
      await keep();
      milliseconds[name].push(performance.now() - began);
      if (name !== 'dexie') ids[name].push(request.request_id);
    }
  }
  for (const name of saverNames) {
    const stored = await savers[name].size();
    if (stored !== each) throw new Error(`${name} keeps ${stored} of ${each} requests`);
  }
  await dexie.rest();
  return { milliseconds, ids };
}

async function flush(name: QueueName): Promise<number> {
  const queue = afterOpening().queues[name];
  useDurability('as-shipped');
  const began = performance.now();
  await queue.flush();
  const took = performance.now() - began;
  const left = await queue.size();
  await queue.rest();
  if (left > 0) throw new Error(`${name} still keeps ${left} requests`);
  return took;
}

const bench: BenchWindow = {
  async open(credentials) {
    const { firebase, firestoreEmulator } = readEnvironment(import.meta.env);
    if (firestoreEmulator === null) throw new Error('the bench runs on emulators only');
    const outbox = await openOutboxQueue(credentials);
    const { queue: firestore, idToken } = await openFirestoreQueue(credentials);
    const workbox = openWorkboxQueue({
      host: `${firestoreEmulator.host}:${firestoreEmulator.port}`,
      database: `projects/${firebase.projectId}/databases/(default)`,
      idToken,
    });
    opened = { uid: credentials.uid, queues: { outbox, workbox, firestore }, dexie: openDexieSaver(credentials) };
  },
  save,
  flush,
};

window.bench = bench;
