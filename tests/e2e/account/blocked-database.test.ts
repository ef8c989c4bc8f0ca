import type { Page } from 'playwright-core';
import { databaseName } from '#offline/database-name.ts';
import { expect, test } from '../fixtures.ts';
import { arrived, askForHelp, enterCredentials, signIn } from '../steps.ts';

/** Firebase's SDK opens and deletes this database to check whether IndexedDB works. */
const probe = 'validate-browser-context-for-indexeddb-analytics-module';

/**
 * Blocks a database for every page and worker of this origin until this page is closed: the deletion waits for the open
 * connection, and every other open waits for the deletion.
 */
async function blockDatabase(page: Page, name: string): Promise<void> {
  await page.evaluate(
    (database) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(new Error('the database cannot be opened'));
        opening.onsuccess = () => {
          // Referenced globally, so that it is not garbage-collected and closed.
          Object.assign(globalThis, { connection: opening.result });
          indexedDB.deleteDatabase(database).onblocked = () => resolve();
        };
      }),
    name,
  );
}

test('a telemetry database that another tab blocks delays neither the sign-in nor the token renewal', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const other = await tablet.newPage();
  await other.goto(`${tablet.origin}/privacybeleid`);
  await blockDatabase(other, probe);

  const page = tablet.page();
  await page.goto(`${tablet.origin}/login`);
  await enterCredentials(page, maria);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welkom, ${maria.firstName}`);

  // Firestore rejects the token: it is renewed, and the rejected call is repeated.
  tablet.expectNetworkFailures();
  let rejections = 0;
  await page.route(/documents:commit/, async (route) => {
    // Other writes of the sign-in may still be under way.
    if (rejections > 0 || !(route.request().postData() ?? '').includes('/service_requests/')) {
      await route.continue();
      return;
    }
    rejections += 1;
    await route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 401, status: 'UNAUTHENTICATED', message: 'the token has expired' } },
    });
  });
  const renewal = page.waitForResponse((response) => response.url().includes('securetoken.googleapis.com'));
  await askForHelp(page, { service: 'Gezelschap' });
  expect((await renewal).status()).toBe(200);
  await arrived(firebase, maria, 1);
});

/** The SDK of Firebase Auth keeps the session in it. */
const authDatabase = 'firebaseLocalStorageDb';

/** Begins to create databases on the login page, and goes on for as long as that page lives, frozen or not. */
function createForever(names: readonly string[]): void {
  if (location.pathname !== '/login') return;
  for (const name of names) {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      const store = opening.result.createObjectStore('unfinished');
      const goOn = () => {
        store.count().onsuccess = goOn;
      };
      goOn();
      Object.assign(globalThis, { [`creating ${name}`]: true });
    };
  }
}

/** The app holds a lock from when it asks for a database until it is open. */
const isOpeningDatabases = async (): Promise<boolean> => ((await navigator.locks.query()).held ?? []).length > 0;

test('a page that is left while it creates its databases does not block the next page', async ({ killableDevice }) => {
  // The other devices' browser has no back/forward cache.
  const tablet = await killableDevice();
  const page = tablet.page();
  const names = [databaseName, authDatabase];
  await page.addInitScript(createForever, names);
  await page.goto(`${tablet.origin}/login`);
  await page.waitForFunction((created) => created.every((name) => `creating ${name}` in globalThis), names);
  // The heading is in the document before the app opens anything.
  await expect.poll(() => page.evaluate(isOpeningDatabases)).toBe(true);
  await page.goto(`${tablet.origin}/dashboard`);
  await expect(page).toHaveURL(`${tablet.origin}/login`);
});

/** A database of version 2: to open version 1 of it fails. */
const newer = 'madelief-test-newer';

const createNewer = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name, 2);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    newer,
  );

/** The page's databases cannot be opened at first, as Chromium does for a moment after it was killed. */
function refuseDatabases({ name, forMs }: { readonly name: string; readonly forMs: number }): void {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function refusing(wanted, version) {
    if (performance.now() > forMs) return open.call(this, wanted, version);
    Object.assign(globalThis, { refused: true });
    const request = open.call(this, name, 1);
    Object.defineProperty(request, 'error', {
      get: () => new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError'),
    });
    return request;
  };
}

test('a browser that refuses its databases for a moment does not end the session', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = await signIn(tablet, maria);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welkom, ${maria.firstName}`);
  await createNewer(page);
  tablet.expectConsoleError(/Dexie: Workaround for Chrome UnknownError/);
  await page.addInitScript(refuseDatabases, { name: newer, forMs: 1_500 });
  await page.reload();
  await page.waitForFunction(() => 'refused' in globalThis);
  await askForHelp(page, { service: 'Gezelschap' });
  await arrived(firebase, maria, 1);
});
