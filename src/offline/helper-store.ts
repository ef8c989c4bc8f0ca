import { abortTransactionsOnPageHide } from '#lib/device/abort-on-page-hide.ts';
import { once } from '#lib/once.ts';
import { answerOf, openPlainDatabase, type PlainDatabase } from './plain-database.ts';
import { deviceTimers } from './timers.ts';

/**
 * What a student's page keeps on her phone: the link's secret, whose it is, the last reading, and the visit that she is
 * leaving.
 */
type KeptName = 'link' | 'student' | 'work' | 'leaving';

const storeName = 'kept';

const database = once<PlainDatabase>(() => {
  abortTransactionsOnPageHide();
  return openPlainDatabase({
    name: 'madelief-student',
    create: (opened) => opened.createObjectStore(storeName),
    indexedDB,
    timers: deviceTimers,
  });
});

/** What the phone refuses to keep lasts as long as the page. */
const inMemory = new Map<KeptName, unknown>();

function inStore(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return database().transact([storeName], mode, (transaction) => answerOf(ask(transaction.objectStore(storeName))));
}

/** The kept value; undefined without one. */
export async function readKept(name: KeptName): Promise<unknown> {
  if (inMemory.has(name)) return inMemory.get(name);
  try {
    return await inStore('readonly', (store) => store.get(name));
  } catch {
    return undefined;
  }
}

/** @returns whether it is on the phone, and not only in this page. */
export async function writeKept(name: KeptName, value: unknown): Promise<boolean> {
  try {
    await inStore('readwrite', (store) => store.put(value, name));
    inMemory.delete(name);
    return true;
  } catch {
    inMemory.set(name, value);
    return false;
  }
}

/** Forgets everything of the student. */
export async function forgetKept(): Promise<void> {
  inMemory.clear();
  try {
    await inStore('readwrite', (store) => store.clear());
  } catch {
    // Nothing could be kept either.
  }
}
