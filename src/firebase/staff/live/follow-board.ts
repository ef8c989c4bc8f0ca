import {
  collection,
  documentId,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  query,
  type QuerySnapshot,
  where,
} from 'firebase/firestore';
import { collections } from '#domain/collections.ts';
import { boardCounterIds, boardCounterSchema } from '#domain/documents/board-counter.ts';
import { boardRowSchema } from '#domain/documents/board-row.ts';
import { sumOfShards } from '#domain/staff/sum-of-shards.ts';
import type { BoardNews } from '#domain/staff/board-news.ts';
import { parseDocuments } from '#firebase/parsing.ts';

/**
 * Tells what of the board has changed at or after a moment, and the counts, whenever either changes; null while the server
 * does not tell, and for good when it refuses. @returns the function that ends it.
 */
export function followBoard(
  firestore: Firestore,
  since: Date,
  most: number,
  told: (news: BoardNews | null) => void,
): () => void {
  const board = collection(firestore, collections.board);
  const counters = collection(firestore, collections.counters);
  const changes = query(board, where('updated_at', '>=', since), orderBy('updated_at'), limit(most));
  const shards = query(
    counters,
    where(documentId(), '>=', boardCounterIds.first),
    where(documentId(), '<=', boardCounterIds.last),
  );
  let changed: QuerySnapshot | null = null;
  let counted: QuerySnapshot | null = null;
  const tell = (): void => {
    if (changed === null || counted === null || changed.metadata.fromCache || counted.metadata.fromCache) {
      told(null);
      return;
    }
    const rows = parseDocuments(boardRowSchema, changed.docs);
    told({ rows, counts: sumOfShards(parseDocuments(boardCounterSchema, counted.docs)) });
  };
  let stops: readonly (() => void)[] = [];
  const end = (): void => {
    for (const stop of stops) stop();
  };
  const listen = (to: Query, heard: (snapshot: QuerySnapshot) => void): (() => void) =>
    onSnapshot(
      to,
      { includeMetadataChanges: true },
      (snapshot) => {
        heard(snapshot);
        tell();
      },
      () => {
        end();
        told(null);
      },
    );
  stops = [
    listen(changes, (snapshot) => {
      changed = snapshot;
    }),
    listen(shards, (snapshot) => {
      counted = snapshot;
    }),
  ];
  return end;
}
