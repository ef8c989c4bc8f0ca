import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { functionContract } from '#domain/contracts/function-contract.ts';

/** The SDKs read both when they are loaded, which is once. */
const { fetched, device } = await vi.hoisted(async () => {
  const { IDBFactory } = await import('fake-indexeddb');
  const own = { fetched: vi.fn<typeof fetch>(async () => new Response('{}')), device: new IDBFactory() };
  Object.assign(globalThis, { fetch: own.fetched, indexedDB: own.device });
  return own;
});

const nothing = functionContract({ name: 'nothing', input: z.strictObject({}), output: z.strictObject({}) });

/** A service worker: no window, and an IndexedDB in which the page may have stored a token. */
async function workerWith(token: string, expireTimeMillis: number) {
  await storeToken({ token, expireTimeMillis, issuedAtTimeMillis: 0 });
  vi.resetModules();
  const [{ callFunction }, { listTaskCategories }, { signIn }] = await Promise.all([
    import('./functions.ts'),
    import('./task-categories.ts'),
    import('./auth/sign-in.ts'),
  ]);
  const answers = [
    await callFunction(nothing, {}),
    await listTaskCategories(),
    await signIn('maria@madelief.test', 'geheim'),
  ];
  const sent = fetched.mock.calls.map(([url, init]) => [
    new URL(url instanceof Request ? url.url : url, 'https://app.madelief.test').hostname,
    new Headers(init?.headers).get('x-firebase-appcheck'),
  ]);
  return { answers, sent };
}

/** The SDK's token storage: one row per app. */
function storeToken(value: object): Promise<void> {
  const storeName = 'firebase-app-check-store';
  return new Promise((resolve, reject) => {
    const opening = device.open('firebase-app-check-database', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'compositeKey' });
    opening.onerror = () => reject(new Error('no database'));
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(storeName, 'readwrite');
      transaction.objectStore(storeName).put({ compositeKey: '1:2:web:3-[DEFAULT]', value });
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

beforeEach(() => {
  vi.stubEnv('VITE_FIREBASE_PROJECT', 'madelief-be');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.stubEnv('VITE_FIREBASE_APP_ID', '1:2:web:3');
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key');
});

afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  fetched.mockClear();
  vi.unstubAllEnvs();
});

test('functions, Firestore and Auth get the token that the page stored on the device', async () => {
  const { sent } = await workerWith('of-the-page', Number.MAX_SAFE_INTEGER);
  expect(sent).toEqual([
    ['app.madelief.test', 'of-the-page'],
    ['firestore.googleapis.com', 'of-the-page'],
    ['identitytoolkit.googleapis.com', 'of-the-page'],
  ]);
});

test('without a valid token nothing is sent, and the error is transient', async () => {
  const { answers, sent } = await workerWith('of-yesterday', 1);
  expect(sent).toEqual([]);
  const missing = { ok: false, error: { code: 'network' } };
  expect(answers).toEqual([missing, missing, missing]);
});

test('in a build without a site key no token is requested', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', '');
  const { sent } = await workerWith('of-the-page', Number.MAX_SAFE_INTEGER);
  expect(sent.map(([, token]) => token)).toEqual([null, null, null]);
});
