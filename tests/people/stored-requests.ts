import { collections } from '#domain/collections.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import type { TestFirebase } from '../local-firebase.ts';

/** What Firestore holds for one senior, past the rules and every cache. */
export async function storedRequests({ ports }: TestFirebase, uid: string): Promise<Record<string, unknown>[]> {
  return withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const found = await firestore.collection(collections.serviceRequests).where('senior_id', '==', uid).get();
    return found.docs.map((document) => document.data());
  });
}

/** Writes a request as staff or an older version of the app would have. */
export async function storeRequest({ ports }: TestFirebase, request: Record<string, unknown>): Promise<void> {
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    await firestore.doc(`${collections.serviceRequests}/${String(request['request_id'])}`).set(request);
  });
}

export async function setRequestStatus({ ports }: TestFirebase, requestId: string, status: string): Promise<void> {
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    await firestore.doc(`${collections.serviceRequests}/${requestId}`).update({ status });
  });
}
