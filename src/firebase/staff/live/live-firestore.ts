import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  setLogLevel,
} from 'firebase/firestore';
import { firebaseApp } from '#firebase/app.ts';
import { once } from '#lib/once.ts';

/**
 * The SDK that can listen, beside the small one that reads (docs/decisions/0133-limits-and-streams-of-the-local-firestore.md).
 * It is four times as large, so that only what is loaded after the first view may import it. It keeps nothing on the device.
 */
export const liveFirestore = once((): Firestore => {
  const { app, environment } = firebaseApp();
  // It was not there yet when the others were silenced (src/firebase/app.ts).
  setLogLevel('silent');
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (environment.firestoreEmulator) {
    connectFirestoreEmulator(firestore, environment.firestoreEmulator.host, environment.firestoreEmulator.port);
  }
  return firestore;
});
