import { collections } from '#domain/collections.ts';
import { boardCounterId, boardCounterShards } from '#domain/documents/board-counter.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import type { TestFirebase } from '../local-firebase.ts';

/** Writes rows as functions do: with the counts of their stages, in one commit each. */
export async function storeBoardRows({ ports }: TestFirebase, rows: readonly BoardRow[]): Promise<void> {
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    for (const [index, row] of rows.entries()) {
      await firestore.runTransaction(async (transaction) => {
        const place = firestore.doc(`${collections.board}/${row.request_id}`);
        const counter = firestore.doc(`${collections.counters}/${boardCounterId(index % boardCounterShards)}`);
        const [before, counted] = await Promise.all([transaction.get(place), transaction.get(counter)]);
        const stages = new Map<string, number>(Object.entries((counted.get('stages') as object | undefined) ?? {}));
        const earlier: unknown = before.get('stage');
        if (typeof earlier === 'string') stages.set(earlier, (stages.get(earlier) ?? 0) - 1);
        stages.set(row.stage, (stages.get(row.stage) ?? 0) + 1);
        transaction.set(place, row);
        transaction.set(counter, { stages: Object.fromEntries(stages) });
      });
    }
  });
}
