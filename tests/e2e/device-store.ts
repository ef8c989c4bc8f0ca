import type { Page } from 'playwright-core';

/**
 * Everything that a browser stores for this origin, as text by place: IndexedDB, Cache Storage, both web storages and
 * cookies. Read through the browser's API, independent of the app.
 */
export async function readBrowserStorage(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const kept: Record<string, string> = {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
    };
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB did not answer'));
      });
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await answer(database.transaction(store).objectStore(store).getAll());
        kept[`${name}/${store}`] = JSON.stringify(rows);
      }
      database.close();
    }
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        kept[`${cacheName} ${request.url}`] = (await response?.text()) ?? '';
      }
    }
    return kept;
  });
}

/** The places that contain any of these texts. */
export async function storagePlacesWith(page: Page, words: readonly string[]): Promise<readonly string[]> {
  const kept = await readBrowserStorage(page);
  return Object.entries(kept)
    .filter(([place, text]) => words.some((word) => place.includes(word) || text.includes(word)))
    .map(([place]) => place);
}

interface OutboxRow {
  readonly aggregate: string;
  readonly state: string;
}

/** The items of the outbox, in order of creation. */
async function outboxRows(page: Page): Promise<readonly OutboxRow[]> {
  const kept = await readBrowserStorage(page);
  return JSON.parse(kept['madelief/outbox'] ?? '[]') as readonly OutboxRow[];
}

/** Ids of the requests in the outbox, in order of creation. */
export async function outboxRequestIds(page: Page): Promise<readonly string[]> {
  return (await outboxRows(page)).map(({ aggregate }) => aggregate);
}

/** States of the items in the outbox: what the device knows, which may lag behind what the server has. */
export async function outboxStates(page: Page): Promise<readonly string[]> {
  return (await outboxRows(page)).map(({ state }) => state);
}

export interface DraftEdit {
  /** Makes the draft this much older. */
  readonly olderByMs?: number;
  /** Fields that an older version of the app, or a defect, could have stored. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Edits the only draft on this device, bypassing the app; the page must be reloaded to show it. */
export async function editDraft(page: Page, edit: DraftEdit): Promise<void> {
  await page.evaluate(
    ({ olderByMs = 0, values = {} }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('madelief');
        opening.onerror = () => reject(new Error('there is no database'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('drafts', 'readwrite');
          const cursor = transaction.objectStore('drafts').openCursor();
          cursor.onsuccess = () => {
            if (cursor.result === null) return reject(new Error('there is no draft'));
            const draft = cursor.result.value;
            cursor.result.update({
              ...draft,
              savedAt: draft.savedAt - olderByMs,
              values: { ...draft.values, ...values },
            });
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    edit,
  );
}

/** Adds rows to a store on this device, bypassing the app; the page must be reloaded to show them. */
export async function writeRows(page: Page, store: 'cache' | 'outbox', rows: readonly object[]): Promise<void> {
  await page.evaluate(
    ({ name, added }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('madelief');
        opening.onerror = () => reject(new Error('there is no database'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(name, 'readwrite');
          for (const row of added) transaction.objectStore(name).put(row);
          transaction.onabort = () => reject(new Error(`${name} could not be written`));
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { name: store, added: rows },
  );
}
