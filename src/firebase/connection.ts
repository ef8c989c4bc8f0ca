import {
  type Auth,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  initializeAuth,
} from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { ourApp } from './app.ts';

interface Connection {
  readonly auth: Auth;
  readonly firestore: Firestore;
}

let connection: Connection | undefined;

/**
 * The app's one connection, made at first use. It serves the page and the service worker alike, which is why sign-in
 * lives in IndexedDB: a worker has no localStorage. Where IndexedDB is broken the sign-in lasts as long as the page.
 */
export function connect(): Connection {
  if (connection) return connection;
  const { app, environment } = ourApp();
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, inMemoryPersistence] });
  if (environment.authEmulator) connectAuthEmulator(auth, environment.authEmulator, { disableWarnings: true });
  const firestore = getFirestore(app);
  if (environment.firestoreEmulator) {
    connectFirestoreEmulator(firestore, environment.firestoreEmulator.host, environment.firestoreEmulator.port);
  }
  connection = { auth, firestore };
  return connection;
}
