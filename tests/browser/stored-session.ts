import type { Page } from 'playwright-core';
import type { Person } from '../people/create-person.ts';
import { sessionTokens } from '../people/session-tokens.ts';
import { openEmptyPage } from './empty-page.ts';
import type { ServerPorts } from './network.ts';

const apiKey = 'demo-key';

/** How long an ID token lasts. */
const sessionMs = 3_600_000;

/** The SDK's record of a signed-in user, as it is stored on a device. */
async function sessionOf({ auth }: ServerPorts, { email, password }: Pick<Person, 'email' | 'password'>) {
  const { localId, idToken, refreshToken } = await sessionTokens(auth, { email, password });
  const expirationTime = Date.now() + sessionMs;
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
  await openEmptyPage(page, `http://localhost:${ports.app}`);
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
    transaction.objectStore('firebaseLocalStorage').put(record);
    // Not only accepted: the page is left at once.
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB failed'));
    });
    database.close();
  }, session);
}
