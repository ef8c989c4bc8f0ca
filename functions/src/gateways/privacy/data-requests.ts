import { collections } from '#domain/collections.ts';
import type { DataRequest } from '#domain/documents/privacy/data-request.ts';
import { firestore } from '../firestore.ts';

/** What people ask about their own data (docs/decisions/0130-objecting-and-correcting.md). */
export interface DataRequests {
  /** The ids of those of a person that are not answered yet; at most so many. */
  openOf(personId: string, most: number): Promise<readonly string[]>;
}

export const firestoreDataRequests: DataRequests = {
  async openOf(personId, most) {
    const state: DataRequest['state'] = 'open';
    const open = firestore()
      .collection(collections.dataRequests)
      .where('person_id', '==', personId)
      .where('state', '==', state);
    return (await open.limit(most).select().get()).docs.map(({ id }) => id);
  },
};
