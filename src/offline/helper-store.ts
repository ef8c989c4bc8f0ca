import { once } from '#lib/once.ts';

/** What a student's page keeps on her phone. */
type KeptName = 'link' | 'work' | 'availability' | 'calendar';

const databaseName = 'madelief-student';
const storeName = 'kept';

function asPromise<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return asPromise(request);
}

const database = once(open);

/** IndexedDB as it is: two values need no library, and this app has 120 kB. */
async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(storeName, mode, { durability: 'strict' }).objectStore(storeName);
}

/** The kept value; undefined without one, and where storage cannot be read. */
export async function readKept(name: KeptName): Promise<unknown> {
  try {
    return (await asPromise((await store('readonly')).get(name))) as unknown;
  } catch {
    return undefined;
  }
}

/** @returns whether it is kept. */
export async function writeKept(name: KeptName, value: unknown): Promise<boolean> {
  try {
    await asPromise((await store('readwrite')).put(value, name));
    return true;
  } catch {
    return false;
  }
}

/** Forgets everything of the student. */
export async function forgetKept(): Promise<void> {
  try {
    await asPromise((await store('readwrite')).clear());
  } catch {
    // Nothing could be kept either.
  }
}
