import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  initializeFirestore,
  onSnapshot,
  persistentLocalCache,
  serverTimestamp,
  setDoc,
  waitForPendingWrites,
} from 'firebase/firestore';
import { collections } from '#domain/collections.ts';
import { readEnvironment } from '#lib/environment.ts';
import { countRows } from './count-rows.ts';
import type { Credentials, Queue } from './queue.ts';

const appName = 'peer';

/**
 * Firestore's own persistence, from the full SDK. Offline, setDoc never settles: a write is stored when its document's
 * listener is called, which the SDK does once the transaction that queues the mutation has completed.
 */
export async function openFirestoreQueue({
  email,
  password,
}: Credentials): Promise<{ readonly queue: Queue; readonly idToken: string }> {
  const { firebase, authEmulator, firestoreEmulator } = readEnvironment(import.meta.env);
  if (authEmulator === null || firestoreEmulator === null) throw new Error('the bench runs on emulators only');
  const app = initializeApp(firebase, appName);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  const firestore = initializeFirestore(app, { localCache: persistentLocalCache() });
  connectFirestoreEmulator(firestore, firestoreEmulator.host, firestoreEmulator.port);
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  await disableNetwork(firestore);

  const queue: Queue = {
    async prepare(request) {
      const reference = doc(firestore, collections.serviceRequests, request.request_id);
      const saved = Promise.withResolvers<undefined>();
      const listening = Promise.withResolvers<undefined>();
      const stop = onSnapshot(
        reference,
        (snapshot) => {
          if (snapshot.exists() && snapshot.metadata.hasPendingWrites) saved.resolve(undefined);
          else listening.resolve(undefined);
        },
        (error) => saved.reject(error),
      );
      await listening.promise;
      return async () => {
        // Settles at the flush; waitForPendingWrites covers all of them there.
        setDoc(reference, { ...request, created_at: serverTimestamp() }).catch((error: unknown) => {
          console.error('Firestore gave a write up', error);
        });
        await saved.promise;
        stop();
      };
    },
    size: () => countRows(`firestore/${appName}/${firebase.projectId}/main`, 'mutations'),
    async flush() {
      await enableNetwork(firestore);
      await waitForPendingWrites(firestore);
    },
    rest: () => disableNetwork(firestore),
  };
  return { queue, idToken: await user.getIdToken() };
}
