import { type Auth, connectAuthEmulator, inMemoryPersistence, initializeAuth } from 'firebase/auth';
import { abortTransactionsOnPageHide } from '#lib/device/abort-on-page-hide.ts';
import { avoidPageCacheDuring } from '#lib/device/avoid-page-cache.ts';
import { once } from '#lib/once.ts';
import { firebaseApp } from '../app.ts';
import { sessionPersistence } from './session-persistence.ts';

/**
 * The app's Auth, created at first use. Shared by page and service worker, so the session is stored in IndexedDB: a worker
 * has no localStorage. Without IndexedDB the session lasts as long as the page.
 */
export const connectAuth = once((): Auth => {
  abortTransactionsOnPageHide();
  const { app, environment } = firebaseApp();
  const auth = initializeAuth(app, { persistence: [sessionPersistence, inMemoryPersistence] });
  avoidPageCacheDuring(auth.authStateReady());
  if (environment.authEmulator) connectAuthEmulator(auth, environment.authEmulator, { disableWarnings: true });
  return auth;
});
