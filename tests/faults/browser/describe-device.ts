import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const answerWithinMs = 10_000;

/** Runs in the page. Reads the databases without the app's code, which may be what hangs. */
async function readPage(): Promise<unknown> {
  const within = <Value>(reading: Promise<Value>) =>
    Promise.race([reading, new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), 3_000))]).catch(
      String,
    );
  const asked = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no reason'));
    });
  const rowsOf = async (name: string) => {
    const database = await asked(indexedDB.open(name));
    const stores = [...database.objectStoreNames].filter((store) =>
      /outbox|leases|firebaseLocalStorage|settings/.test(store),
    );
    const rows = await Promise.all(
      stores.map(async (store) => [store, await asked(database.transaction(store).objectStore(store).getAll())]),
    );
    database.close();
    return Object.fromEntries(rows) as unknown;
  };
  const databases = await within(indexedDB.databases());
  const names = typeof databases === 'string' ? [] : databases.map(({ name = '' }) => name);
  return {
    address: location.pathname + location.search,
    isOnline: navigator.onLine,
    visible: document.visibilityState,
    text: document.body.innerText.slice(0, 400),
    worker: await within(navigator.serviceWorker.getRegistration().then((found) => found?.active?.state ?? 'none')),
    locks: await within(navigator.locks.query()),
    databases: await Promise.all(names.map(async (name) => [name, await within(rowsOf(name))])),
  };
}

/** What a device that does not deliver knows and waits for: the message of a failed run. */
export async function describeDevice(page: Page): Promise<string> {
  const silence = wait(answerWithinMs, 'the page does not answer', { ref: false });
  const known = await Promise.race([page.evaluate(readPage), silence]).catch(String);
  return JSON.stringify(known, (_key, value: unknown) => (typeof value === 'string' ? value.slice(0, 400) : value), 1);
}
