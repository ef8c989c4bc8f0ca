import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { boardCounterSchema } from '#domain/documents/board-counter.ts';
import { withoutBackgroundTriggers } from '#local/firebase/background-triggers.ts';
import { type EmulatorAddresses, withAdminSdk } from '../admin-sdk.ts';
import type { SeedDocument } from '../documents.ts';
import { townDocuments, type TownSize } from './town.ts';

interface WrittenTown {
  readonly size: TownSize;
  readonly now: Date;
  readonly onProgress?: (written: number) => void;
}

export interface TownOptions extends EmulatorAddresses, WrittenTown {
  readonly hubPort: number;
}

/** Firestore accepts 500 writes per batch. */
const batchSize = 400;

/** While these are on their way, the next is made: what is in memory does not grow with the town. */
const batchesAtOnce = 3;

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

function* batchesOf(documents: Iterable<SeedDocument>): Generator<readonly SeedDocument[]> {
  let batch: SeedDocument[] = [];
  for (const document of documents) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Writes the documents of a town. @returns how many. */
export async function writeTownDocuments(
  firestore: Firestore,
  { size, now, onProgress }: WrittenTown,
): Promise<number> {
  const batches = batchesOf(townDocuments(size, now));
  let written = 0;
  const writer = async (): Promise<void> => {
    for (const batch of batches) {
      await writeAll(firestore, batch);
      written += batch.length;
      onProgress?.(written);
    }
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, writer));
  return written;
}

/** Writes the town, without starting functions. Not repeated where one stands. @returns the number of documents; 0 then. */
export async function writeTown({ hubPort, authPort, firestorePort, ...town }: TownOptions): Promise<number> {
  return withAdminSdk({ authPort, firestorePort }, async ({ firestore }) => {
    const first = await firestore.collection(collections.interimUsers).doc('town-senior-1').get();
    if (first.exists) return 0;
    return withoutBackgroundTriggers({ hubPort, firestorePort }, () => writeTownDocuments(firestore, town));
  });
}
