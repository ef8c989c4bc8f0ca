import { randomInt, randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { anAccountStatement, aReceipt, aVisitReceipt } from '../builders/payments/receipt.ts';
import type { TestFirebase } from '../local-firebase.ts';

/** Stores two receipts and the statement of a month of a person, past the functions. Numbers are of a year of their own. */
export async function storeReceiptsOf({ ports }: TestFirebase, { uid }: { readonly uid: string }): Promise<void> {
  const number = () => `2020-${randomInt(1e5, 1e6)}`;
  const receipts = [
    aReceipt({ user_id: uid, line_id: randomUUID(), number: number() }),
    aVisitReceipt({ user_id: uid, line_id: randomUUID(), number: number() }),
  ];
  const statement = anAccountStatement({ user_id: uid });
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const batch = firestore.batch();
    for (const receipt of receipts) batch.set(firestore.doc(`${collections.receipts}/${receipt.number}`), receipt);
    batch.set(firestore.doc(`${collections.accountStatements}/${statement.month}_${uid}`), statement);
    await batch.commit();
  });
}
