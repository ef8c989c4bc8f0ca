import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import type { CollectionName } from '#domain/collections.ts';

export interface NewDocument {
  readonly id: string;
  readonly data: DocumentData;
}

/** Which of these documents are there. */
export async function storedAmong(
  { firestore, transaction }: { readonly firestore: Firestore; readonly transaction?: Transaction },
  collection: CollectionName,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const references = ids.map((id) => firestore.collection(collection).doc(id));
  const found = await (transaction === undefined
    ? firestore.getAll(...references, { fieldMask: [] })
    : transaction.getAll(...references, { fieldMask: [] }));
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
}

/** Creates those that are not there; what is there stays as the app has made it since. @returns how many were created. */
export function createMissing(
  firestore: Firestore,
  collection: CollectionName,
  documents: readonly NewDocument[],
): Promise<number> {
  return firestore.runTransaction(async (transaction) => {
    const ids = documents.map(({ id }) => id);
    const there = await storedAmong({ firestore, transaction }, collection, ids);
    const missing = documents.filter(({ id }) => !there.has(id));
    for (const { id, data } of missing) transaction.create(firestore.collection(collection).doc(id), data);
    return missing.length;
  });
}
