import { collections } from '#domain/collections.ts';
import { type DataRequest, dataRequestSchema } from '#domain/documents/privacy/data-request.ts';
import { firestore } from '../firestore.ts';

export interface DueDataRequest extends Pick<DataRequest, 'due_on'> {
  readonly id: string;
}

/** What people ask about their own data (docs/decisions/0130-objecting-and-correcting.md). */
export interface DataRequests {
  /** The ids of those of a person that are not answered yet; at most so many. */
  openOf(personId: string, most: number): Promise<readonly string[]>;
  /** Those that are not answered yet and want an answer by this day or before it; the most urgent first, at most a hundred. */
  dueBy(day: string): Promise<readonly DueDataRequest[]>;
}

const open: DataRequest['state'] = 'open';

export const firestoreDataRequests: DataRequests = {
  async openOf(personId, most) {
    const own = firestore()
      .collection(collections.dataRequests)
      .where('person_id', '==', personId)
      .where('state', '==', open);
    return (await own.limit(most).select().get()).docs.map(({ id }) => id);
  },

  async dueBy(day) {
    const due = firestore()
      .collection(collections.dataRequests)
      .where('state', '==', open)
      .where('due_on', '<=', day)
      .orderBy('due_on');
    const { docs } = await due.limit(100).select('due_on').get();
    return docs.flatMap((each) => {
      const due_on = dataRequestSchema.shape.due_on.safeParse(each.get('due_on')).data;
      return due_on === undefined ? [] : [{ id: each.id, due_on }];
    });
  },
};
