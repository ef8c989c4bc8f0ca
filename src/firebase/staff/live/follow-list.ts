import { and, collection, type Firestore, limit, onSnapshot, or, orderBy, query, where } from 'firebase/firestore';
import type { WaitingDocument, WaitingList } from './waiting-list.ts';

/**
 * Tells what waits in a list whenever it changes; null while the server does not tell, and for good when it refuses.
 * @returns the function that ends it.
 */
export function followList(
  firestore: Firestore,
  { collection: name, all = [], any = [], by }: WaitingList,
  most: number,
  told: (docs: readonly WaitingDocument[] | null) => void,
): () => void {
  const oneOf = any.length === 0 ? [] : [or(...any.map((condition) => where(...condition)))];
  const waiting = query(collection(firestore, name), and(...all.map((condition) => where(...condition)), ...oneOf));
  return onSnapshot(
    query(waiting, ...(by === null ? [] : [orderBy(by)]), limit(most)),
    { includeMetadataChanges: true },
    ({ docs, metadata }) => told(metadata.fromCache ? null : docs),
    () => told(null),
  );
}
