import {
  connectFirestoreEmulator,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  setLogLevel,
} from 'firebase/firestore';
import { firebaseApp } from '#firebase/app.ts';
import { once } from '#lib/once.ts';
import { ownTask } from '#lib/start/in-own-task.ts';

/**
 * The SDK that can listen, beside the small one that reads (docs/decisions/0133-limits-and-streams-of-the-local-firestore.md).
 * It is four times as large, so that only what is loaded after the first view may import it. It keeps nothing on the device.
 */
const liveFirestore = once((): Firestore => {
  const { app, environment } = firebaseApp();
  // It was not there yet when the others were silenced (src/firebase/app.ts).
  setLogLevel('silent');
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (environment.firestoreEmulator) {
    connectFirestoreEmulator(firestore, environment.firestoreEmulator.host, environment.firestoreEmulator.port);
  }
  return firestore;
});

/** Its queue is done with the session then; what is asked before that all runs in the task in which the session is known. */
const isReady = once((): Promise<void> => enableNetwork(liveFirestore()).catch(() => undefined));

/**
 * Begins to listen in a task of its own, once the SDK is ready: staff's first screen listens to fifteen lists.
 * @returns the function that ends it, also before it has begun.
 */
export function beginToListen(listen: (firestore: Firestore) => () => void): () => void {
  let isWanted = true;
  let end = (): void => undefined;
  void isReady()
    .then(ownTask)
    .then(() => {
      if (isWanted) end = listen(liveFirestore());
    });
  return () => {
    isWanted = false;
    end();
  };
}
