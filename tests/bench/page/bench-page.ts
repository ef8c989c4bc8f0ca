import { type NewServiceRequest, toServiceRequest } from '#domain/requests/new-service-request.ts';
import { readEnvironment } from '#lib/environment.ts';
import type { BenchWindow, Saves } from './bench-window.ts';
import { type Durability, useDurability } from './durability.ts';
import { openFirestoreQueue } from './firestore-queue.ts';
import { openOutboxQueue } from './outbox-queue.ts';
import { type Queue, type QueueName, queueNames } from './queue.ts';
import { openWorkboxQueue } from './workbox-queue.ts';

let opened: { readonly uid: string; readonly queues: Readonly<Record<QueueName, Queue>> } | undefined;

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

/** Rotates the first turn, so that no queue always suffers from another's background work. */
const turnsOf = (sample: number): readonly QueueName[] =>
  queueNames.map((_, index) => queueNames[(sample + index) % queueNames.length] ?? 'outbox');

async function save(perQueue: number, requestDate: string, durability: Durability): Promise<Saves> {
  useDurability(durability);
  const { uid, queues } = afterOpening();
  const milliseconds: Record<QueueName, number[]> = { outbox: [], workbox: [], firestore: [] };
  const ids: Record<QueueName, string[]> = { outbox: [], workbox: [], firestore: [] };
  for (let sample = 0; sample < perQueue; sample += 1) {
    for (const name of turnsOf(sample)) {
      const request = aRequest(uid, requestDate);
      const keep = await queues[name].prepare(request);
      await waitForBackgroundWork();
      const began = performance.now();
      await keep();
      milliseconds[name].push(performance.now() - began);
      ids[name].push(request.request_id);
    }
  }
  for (const name of queueNames) {
    const stored = await queues[name].size();
    if (stored !== perQueue) throw new Error(`${name} keeps ${stored} of ${perQueue} requests`);
  }
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
    opened = { uid: credentials.uid, queues: { outbox, workbox, firestore } };
  },
  save,
  flush,
};

window.bench = bench;
