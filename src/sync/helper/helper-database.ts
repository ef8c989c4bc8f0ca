import { abortTransactionsOnPageHide } from '#lib/device/abort-on-page-hide.ts';
import { createListeners } from '#lib/listeners.ts';
import { once } from '#lib/once.ts';
import { answerOf } from '#offline/answer-of.ts';
import { openPlainDatabase } from '#offline/plain-database.ts';
import { isTaken } from '#offline/storage-failure.ts';
import { type Timers, deviceTimers } from '#offline/timers.ts';
import type { Lease, OutboxDatabase, OutboxRows } from '../engine/database.ts';
import { isPending, type NewItem, type OutboxItem } from '../engine/item.ts';

const items = 'items';
const leases = 'leases';
const leaseName = 'flusher';

export interface HelperDatabase extends OutboxDatabase {
  /** Deletes the items of every actor but this one; of all with null. @returns how many were pending. */
  forgetOthers(actorUid: string | null): Promise<number>;
  close(): Promise<void>;
}

export interface HelperDevice {
  readonly name: string;
  readonly indexedDB: IDBFactory;
  readonly timers: Timers;
}

function create(database: IDBDatabase): void {
  const store = database.createObjectStore(items, { keyPath: 'sequence', autoIncrement: true });
  store.createIndex('actor', 'actorUid');
  store.createIndex('identity', ['actorUid', 'id'], { unique: true });
  database.createObjectStore(leases);
}

/** In order of sequence: an index gives equal keys in the order of the primary key. */
const ofActor = (store: IDBObjectStore, actorUid: string): Promise<OutboxItem[]> =>
  answerOf<OutboxItem[]>(store.index('actor').getAll(actorUid));

async function each<Value>(values: readonly Value[], ask: (value: Value) => IDBRequest): Promise<void> {
  await Promise.all(values.map((value) => answerOf(ask(value))));
}

async function add(store: IDBObjectStore, item: NewItem): Promise<OutboxItem | null> {
  const request = store.add(item);
  request.addEventListener('error', (event) => {
    // The transaction goes on without it.
    if (isTaken(request.error)) event.preventDefault();
  });
  try {
    return { ...item, sequence: Number(await answerOf(request)) };
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

function rowsOf(transaction: IDBTransaction): OutboxRows {
  const store = transaction.objectStore(items);
  const lease = transaction.objectStore(leases);
  return {
    ofActor: (actorUid) => ofActor(store, actorUid),
    ofAggregate: async ({ actorUid, seniorId }, aggregate) =>
      (await ofActor(store, actorUid)).filter((item) => item.seniorId === seniorId && item.aggregate === aggregate),
    add: (item) => add(store, item),
    put: (changed) => each(changed, (item) => store.put(item)),
    remove: (sequences) => each(sequences, (sequence) => store.delete(sequence)),
    readLease: async () => (await answerOf<Lease | undefined>(lease.get(leaseName))) ?? null,
    writeLease: async (held) => {
      await answerOf(held === null ? lease.delete(leaseName) : lease.put(held, leaseName));
    },
    // A student's forms have no drafts in this database.
    draftsOf: async () => [],
    dropDrafts: async () => {},
  };
}

/** Tells the other tabs and the service worker that something was committed. */
function openChannel(name: string, onNews: () => void) {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  if (channel !== null) channel.onmessage = onNews;
  return { tell: () => channel?.postMessage(null), close: () => channel?.close() };
}

/**
 * The outbox's database of the student's app, on IndexedDB without a library. One of its own: its rows are of another app
 * than the senior's, and are wiped with her link.
 */
export function openHelperDatabase({ name, indexedDB, timers }: HelperDevice): HelperDatabase {
  const { transact: run, close } = openPlainDatabase({ name, create, indexedDB, timers });
  const changed = createListeners();
  const channel = once(() => openChannel(name, changed.notify));
  const list = (actorUid: string) =>
    run([items], 'readonly', (transaction) => ofActor(transaction.objectStore(items), actorUid));

  async function write<T>(work: (transaction: IDBTransaction) => PromiseLike<T>): Promise<T> {
    const result = await run([items, leases], 'readwrite', work);
    changed.notify();
    channel().tell();
    return result;
  }

  return {
    transact: (work) => write((transaction) => work(rowsOf(transaction))),
    list,

    observe(actorUid, listener) {
      let isOver = false;
      let asked = 0;
      const tell = async () => {
        asked += 1;
        const mine = asked;
        try {
          const found = await list(actorUid);
          // A later question has the newer answer.
          if (!isOver && mine === asked) listener(found);
        } catch {
          // The next change asks again.
        }
      };
      channel();
      const stop = changed.add(() => void tell());
      void tell();
      return () => {
        isOver = true;
        stop();
      };
    },

    forgetOthers: (actorUid) =>
      write(async (transaction) => {
        const store = transaction.objectStore(items);
        const others = (await answerOf<OutboxItem[]>(store.getAll())).filter((item) => item.actorUid !== actorUid);
        await each(others, ({ sequence }) => store.delete(sequence));
        return others.filter(isPending).length;
      }),

    async close() {
      channel().close();
      await close();
    },
  };
}

/** The one of this page or service worker. */
export const helperDatabase = once<HelperDatabase>(() => {
  abortTransactionsOnPageHide();
  return openHelperDatabase({ name: 'madelief-student-outbox', indexedDB, timers: deviceTimers });
});
