import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { once } from '#lib/once.ts';
import { firebaseApp } from './app.ts';
import { connectAuth } from './auth/connect-auth.ts';

/**
 * The app's Firestore, created at first use. Apart from Auth, which needs none of its code: a slow device begins with each
 * in a task of its own.
 */
export const connectFirestore = once((): Firestore => {
  // Before the first read, which is signed in by it.
  connectAuth();
  const { app, environment } = firebaseApp();
  // It was not there yet when the others were silenced (app.ts).
  setLogLevel('silent');
  const firestore = getFirestore(app);
  if (environment.firestoreEmulator) {
    connectFirestoreEmulator(firestore, environment.firestoreEmulator.host, environment.firestoreEmulator.port);
  }
  return firestore;
});
