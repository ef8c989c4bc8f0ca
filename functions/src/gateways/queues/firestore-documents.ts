import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { CollectionName } from '#domain/collections.ts';
import { firestore } from '../firestore.ts';
import { storedFields } from '../stored-fields.ts';
import { ChangedMeanwhile, type KnownDocument, type QueueDocuments } from './queue-documents.ts';

/** gRPC's codes of a precondition that does not hold: FAILED_PRECONDITION, and NOT_FOUND of a document that is gone. */
const changedCodes: ReadonlySet<unknown> = new Set([9, 5]);

function known(snapshot: DocumentSnapshot): KnownDocument | null {
  const { updateTime } = snapshot;
  return updateTime === undefined ? null : { fields: storedFields(snapshot), version: updateTime };
}

/** Writes carry the update time of the document that they were decided on, so that they need no transaction. */
export function firestoreDocuments(collection: CollectionName): QueueDocuments {
  const reference = (id: string) => firestore().collection(collection).doc(id);
  return {
    read: async (ids) => (await firestore().getAll(...ids.map(reference))).map(known),

    async write(writes) {
      const batch = firestore().batch();
      for (const { id, version, fields } of writes) {
        const lastUpdateTime = new Timestamp(version.seconds, version.nanoseconds);
        batch.update(reference(id), fields, { lastUpdateTime });
      }
      for (const { id, beside } of writes) {
        if (beside !== undefined) batch.set(firestore().collection(beside.collection).doc(id), beside.fields);
      }
      try {
        const results = await batch.commit();
        return results.slice(0, writes.length).map(({ writeTime }) => writeTime);
      } catch (error) {
        if (error instanceof Error && 'code' in error && changedCodes.has(error.code)) {
          throw new ChangedMeanwhile('a document of a queue changed meanwhile', { cause: error });
        }
        throw error;
      }
    },
  };
}
