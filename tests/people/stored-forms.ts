import { collections } from '#domain/collections.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import type { TestFirebase } from '../local-firebase.ts';

/** What Firestore holds of the forms of one address, read past the rules. */
export async function storedForms(
  { ports }: TestFirebase,
  collection: 'waitingList' | 'employerTips',
  email: string,
): Promise<Record<string, unknown>[]> {
  return withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const found = await firestore.collection(collections[collection]).where('email', '==', email).get();
    return found.docs.map((document) => document.data());
  });
}
