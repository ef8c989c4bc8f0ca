import { randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import type { Gift } from '#domain/documents/payments/gift.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aGift } from '../builders/payments/gift.ts';
import type { TestFirebase } from '../local-firebase.ts';

/** A gift past the functions: its line in the ledger is not written. @returns its id. */
export async function storeGift(
  { ports }: TestFirebase,
  fields: Partial<Gift> & Pick<Gift, 'giver_id' | 'senior_id'>,
): Promise<string> {
  const gift_id = randomUUID();
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    await firestore.doc(`${collections.gifts}/${gift_id}`).set(aGift({ gift_id, ...fields }));
  });
  return gift_id;
}
