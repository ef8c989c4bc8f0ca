import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { boardCounterSchema } from '#domain/documents/board-counter.ts';
import { withoutBackgroundTriggers } from '#local/firebase/background-triggers.ts';
import { type EmulatorAddresses, withAdminSdk } from '../admin-sdk.ts';
import type { SeedDocument } from '../documents.ts';
import { townDocuments, type TownSize } from './town.ts';

export interface TownOptions extends EmulatorAddresses {
  readonly hubPort: number;
  readonly size: TownSize;
  readonly now: Date;
  readonly onProgress?: (written: number) => void;
}

/** Firestore accepts 500 writes per batch. */
const batchSize = 400;

const incremented = ({ stages }: Readonly<Record<string, unknown>>) => ({
  stages: Object.fromEntries(
    Object.entries(boardCounterSchema.shape.stages.parse(stages)).map(([stage, count]) => [
      stage,
      FieldValue.increment(count),
    ]),
  ),
});

const writeAll = async (firestore: Firestore, documents: readonly SeedDocument[]): Promise<void> => {
  const batch = firestore.batch();
  for (const { collection, id, data } of documents) {
    const reference = firestore.collection(collection).doc(id);
    // Added to what is counted already.
    if (collection === collections.counters) batch.set(reference, incremented(data), { merge: true });
    else batch.set(reference, data);
  }
  await batch.commit();
};

/** Writes the town, without starting functions. Not repeated where one stands. @returns the number of documents; 0 then. */
export async function writeTown({ hubPort, size, now, onProgress, ...addresses }: TownOptions): Promise<number> {
  return withAdminSdk(addresses, async ({ firestore }) => {
    const first = await firestore.collection(collections.interimUsers).doc('town-senior-1').get();
    if (first.exists) return 0;
    return withoutBackgroundTriggers(hubPort, async () => {
      let written = 0;
      let batch: SeedDocument[] = [];
      for (const document of townDocuments(size, now)) {
        batch.push(document);
        if (batch.length < batchSize) continue;
        await writeAll(firestore, batch);
        written += batch.length;
        onProgress?.(written);
        batch = [];
      }
      if (batch.length > 0) await writeAll(firestore, batch);
      return written + batch.length;
    });
  });
}
