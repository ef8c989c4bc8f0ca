import { collections } from '#domain/collections.ts';
import type { StoredNotification } from '#domain/documents/notification.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aNotification } from '../builders/alerts/notification.ts';
import type { TestFirebase } from '../local-firebase.ts';

/** Stores what was sent to a person, as the mail queue does. */
export async function storeNotifications(
  { ports }: TestFirebase,
  uid: string,
  sent: readonly Partial<StoredNotification>[],
): Promise<void> {
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const batch = firestore.batch();
    for (const [index, each] of sent.entries()) {
      const reference = firestore.doc(`${collections.notifications}/test-${uid}-${index}`);
      batch.set(reference, aNotification({ user_id: uid, ...each }));
    }
    await batch.commit();
  });
}
