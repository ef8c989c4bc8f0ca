import type { Page } from 'playwright-core';
import { z } from 'zod';
import type { Person } from '../people/create-person.ts';
import type { ServerPorts } from './network.ts';

const apiKey = 'demo-key';

/** Without an icon of its own the browser would ask for /favicon.ico. */
const emptyPage = '<!doctype html><title>Session</title><link rel="icon" href="data:,">';

const signInAnswer = z.object({
  localId: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.coerce.number(),
});

/** The SDK's record of a signed-in user, as it is stored on a device. */
async function sessionOf({ auth }: ServerPorts, { email, password }: Pick<Person, 'email' | 'password'>) {
  const answer = await fetch(
    `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  if (!answer.ok) throw new Error(`signing in failed: ${await answer.text()}`);
  const { localId, idToken, refreshToken, expiresIn } = signInAnswer.parse(await answer.json());
  const expirationTime = Date.now() + expiresIn * 1_000;
  return {
    fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`,
    value: {
      uid: localId,
      email,
      emailVerified: true,
      isAnonymous: false,
      providerData: [],
      stsTokenManager: { refreshToken, accessToken: idToken, expirationTime },
      apiKey,
      appName: '[DEFAULT]',
    },
  };
}

/**
 * Puts the session of a person on the page's device, as an earlier sign-in has left it. The SDK asks the server for the
 * account when it starts, as it does on every start. The page is left at an empty page of the app's origin.
 */
export async function storeSession(
  page: Page,
  ports: ServerPorts,
  person: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const session = await sessionOf(ports, person);
  const address = `http://localhost:${ports.app}/session`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: emptyPage }));
  await page.goto(address);
  await page.unroute(address);
  await page.evaluate(async (record) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
      });
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
    const database = await settled(opening);
    const transaction = database.transaction('firebaseLocalStorage', 'readwrite');
    await settled(transaction.objectStore('firebaseLocalStorage').put(record));
    database.close();
  }, session);
}
