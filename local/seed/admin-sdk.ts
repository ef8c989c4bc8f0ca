import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { projectId } from '#build/project.ts';
import { withEnvironment } from '../with-environment.ts';

export interface AdminSdk {
  readonly auth: Auth;
  readonly firestore: Firestore;
}

export interface EmulatorAddresses {
  readonly authPort: number;
  readonly firestorePort: number;
}

/**
 * Runs work with the Admin SDK on emulators. The SDK only finds them through the environment, which is set meanwhile: a
 * process can use one stack at a time.
 */
export async function withAdminSdk<Result>(
  { authPort, firestorePort }: EmulatorAddresses,
  work: (sdk: AdminSdk) => Promise<Result>,
): Promise<Result> {
  const settings = {
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestorePort}`,
    // Prevents probing of a cloud metadata server for credentials, which emulators do not need.
    METADATA_SERVER_DETECTION: 'none',
  };
  return withEnvironment(settings, async () => {
    // The same app each time, as it costs 5 ms and a connection. An idle one keeps no process alive.
    const app = initializeApp({ projectId }, `emulators-${firestorePort}`);
    return work({ auth: getAuth(app), firestore: getFirestore(app) });
  });
}
