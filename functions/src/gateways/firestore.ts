import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** Of this project's own: the SDK for functions and the emulator keep apps of theirs in the same list. */
const appName = 'madelief';

/** One connection per instance; project and credentials come from the environment that Google sets. */
export function firestore(): Firestore {
  const app = getApps().find(({ name }) => name === appName) ?? initializeApp(undefined, appName);
  return getFirestore(app);
}
