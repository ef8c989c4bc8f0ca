import { afterEach, expect, test, vi } from 'vitest';

/** The SDK reads these when it is loaded. */
const { fetched, device } = await vi.hoisted(async () => {
  const { IDBFactory } = await import('fake-indexeddb');
  const refused = { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } };
  const own = {
    fetched: vi.fn<typeof fetch>(async () => Response.json(refused, { status: 400 })),
    device: new IDBFactory(),
  };
  // The SDK looks for the database on `self`, as in a page.
  Object.assign(globalThis, { self: globalThis, fetch: own.fetched, indexedDB: own.device });
  return own;
});

/**
 * Blocks a database for ever: its deletion waits for a connection that stays open, and every opening waits for the
 * deletion.
 */
function blockDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = device.open(name);
    opening.onerror = () => reject(new Error('the database cannot be opened'));
    opening.onsuccess = () => {
      device.deleteDatabase(name).onblocked = () => resolve();
    };
  });
}

afterEach(() => vi.unstubAllEnvs());

test('a blocked telemetry database does not block Auth', async () => {
  vi.stubEnv('VITE_FIREBASE_PROJECT', 'madelief-be');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  await blockDatabase('validate-browser-context-for-indexeddb-analytics-module');
  const { signIn } = await import('./auth/sign-in.ts');
  expect(await signIn('maria@madelief.test', 'geheim')).toEqual({ ok: false, error: { code: 'invalid-credentials' } });
  expect(fetched).toHaveBeenCalledOnce();
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get('x-firebase-client')).toBeNull();
});
