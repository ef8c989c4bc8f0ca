import type { Firestore, Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';

/** Collections within documents, beside those at the top. */
const nested = ['members'] as const;

/** Every collection of the product, and any other that is there. */
export async function collectionGroups(firestore: Firestore): Promise<readonly string[]> {
  const found = (await firestore.listCollections()).map(({ id }) => id);
  return [...new Set([...Object.values(collections), ...nested, ...found])].toSorted();
}

/** Reads the database of a moment of the last seven days (of the last hour where there is no recovery). */
const at = <Result>(
  firestore: Firestore,
  moment: Date,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  firestore.runTransaction(work, { readOnly: true, readTime: Timestamp.fromMillis(moment.getTime()) });

/** How many documents each group has, now or at a moment. Groups without any are left out. */
export async function countDocuments(
  firestore: Firestore,
  groups: readonly string[],
  moment: Date | null,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const group of groups) {
    const counting = firestore.collectionGroup(group).count();
    const answer =
      moment === null ? await counting.get() : await at(firestore, moment, (transaction) => transaction.get(counting));
    if (answer.data().count > 0) counts.set(group, answer.data().count);
  }
  return counts;
}

const pageSize = 500;

export async function* pagesAt(
  firestore: Firestore,
  moment: Date,
  query: Query,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = query.orderBy('__name__').limit(pageSize);
    const after = last === undefined ? page : page.startAfter(last);
    const { docs } = await at(firestore, moment, (transaction) => transaction.get(after));
    if (docs.length > 0) yield docs;
    last = docs.length === pageSize ? docs.at(-1) : undefined;
  } while (last !== undefined);
}
