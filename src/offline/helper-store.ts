import { once } from '#lib/once.ts';
import { answerOf } from './answer-of.ts';
import { openPlainDatabase } from './plain-database.ts';
import { deviceTimers } from './timers.ts';

/**
 * What a student's page keeps on her phone: the link's secret, whose it is, the last reading, the visit that she is leaving,
 * the hours that she changes, and the secret of her calendar.
 */
type KeptName = 'link' | 'student' | 'work' | 'leaving' | 'availability' | 'calendar';

/** What her page last showed (src/pwa/first-view), by its key. */
type ViewName = `first-view/${string}`;

const databaseName = 'madelief-student';
const storeName = 'kept';

/** IndexedDB as it is: a few values need no library, and this app has 120 kB. */
const database = once(() =>
  openPlainDatabase({
    name: databaseName,
    create: (created) => void created.createObjectStore(storeName),
    indexedDB,
    timers: deviceTimers,
  }),
);

/** Resolves after a change is on disk. */
const inStore = (mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> =>
  database().transact([storeName], mode, (transaction) => answerOf(ask(transaction.objectStore(storeName))));

/** What the phone refuses to keep lasts as long as the page. */
const inMemory = new Map<KeptName, unknown>();

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

/** Keeps what her page shows, for as long as this link is hers: one that was stopped or replaced leaves nothing behind. */
export async function writeStudentView(link: string, name: ViewName, value: unknown): Promise<void> {
  await database().transact([storeName], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(storeName);
    if ((await answerOf<unknown>(store.get('link'))) === link) await answerOf(store.put(value, name));
  });
}

/** Forgets what her page showed, so that the next start asks the server for the page. */
export async function forgetStudentViews(): Promise<void> {
  const all: ViewName = 'first-view/';
  await inStore('readwrite', (store) => store.delete(IDBKeyRange.bound(all, `${all}\uffff`)));
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

async function isStudentDevice(): Promise<boolean> {
  try {
    const known = await indexedDB.databases();
    return known.some(({ name }) => name === databaseName);
  } catch {
    return false;
  }
}

/**
 * Whose link this device keeps; null for a device that is no student's. Creates nothing there: the service worker is every
 * device's.
 */
export async function keptStudent(): Promise<string | null> {
  const student = (await isStudentDevice()) ? await readKept('student') : null;
  return typeof student === 'string' ? student : null;
}

/** What her page last showed on this device; undefined without it. */
export async function readStudentView(name: ViewName): Promise<unknown> {
  if ((await keptStudent()) === null) return undefined;
  return inStore('readonly', (store) => store.get(name));
}
