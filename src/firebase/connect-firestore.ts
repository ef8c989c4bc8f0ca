import { type Auth, connectAuthEmulator, inMemoryPersistence, initializeAuth } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { abortTransactionsOnPageHide } from '#lib/device/abort-on-page-hide.ts';
import { avoidPageCacheDuring } from '#lib/device/avoid-page-cache.ts';
import { firebaseApp } from './app.ts';
import { sessionPersistence } from './auth/session-persistence.ts';

interface Connection {
  readonly auth: Auth;
  readonly firestore: Firestore;
}

let connection: Connection | undefined;

/**
 * Returns the app's single connection, created at first use. Shared by page and service worker, so the session is
 * stored in IndexedDB: a worker has no localStorage. Without IndexedDB the session lasts as long as the page.
 */
export function connect(): Connection {
  if (connection) return connection;
  abortTransactionsOnPageHide();
  const { app, environment } = firebaseApp();
  const auth = initializeAuth(app, { persistence: [sessionPersistence, inMemoryPersistence] });
  avoidPageCacheDuring(auth.authStateReady());
  if (environment.authEmulator) connectAuthEmulator(auth, environment.authEmulator, { disableWarnings: true });
  const firestore = getFirestore(app);
  if (environment.firestoreEmulator) {
    connectFirestoreEmulator(firestore, environment.firestoreEmulator.host, environment.firestoreEmulator.port);
  }
  connection = { auth, firestore };
  return connection;
}
