import { randomInt, randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import type { Debt } from '#domain/documents/payments/debt.ts';
import { referenceNumbers, referenceOf } from '#domain/transfers/transfer-reference.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aDebt, aTransferReference } from '../builders/payments/debt.ts';
import type { TestFirebase } from '../local-firebase.ts';

export interface StoredDebts {
  /** In the order of the debts. */
  readonly ids: readonly string[];
  /** Under which she transfers money. */
  readonly reference: string;
}

/** Stores what a person owes, past the functions, and her reference. A visit that is not named is not there. */
export async function storeDebtsOf(
  { ports }: TestFirebase,
  { uid }: { readonly uid: string },
  debts: readonly Partial<Debt>[],
): Promise<StoredDebts> {
  const reference = referenceOf(randomInt(referenceNumbers));
  const stored = debts.map((fields) => {
    const { visit_id: visitId = randomUUID() } = fields;
    return { id: `visit_${visitId}`, debt: aDebt({ senior_id: uid, reference, ...fields, visit_id: visitId }) };
  });
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const batch = firestore.batch();
    batch.set(firestore.doc(`${collections.transferReferences}/${reference}`), aTransferReference({ senior_id: uid }));
    for (const { id, debt } of stored) batch.set(firestore.doc(`${collections.debts}/${id}`), debt);
    await batch.commit();
  });
  return { ids: stored.map(({ id }) => id), reference };
}

/** Changes a stored debt as a colleague would: the revision that a screen shows is none any more. */
export async function changeDebt({ ports }: TestFirebase, id: string, fields: Partial<Debt>): Promise<void> {
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    await firestore.doc(`${collections.debts}/${id}`).update({ ...fields });
  });
}
