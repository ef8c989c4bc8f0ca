import { firestore } from '../firestore.ts';

/**
 * The ids of the work documents of a queue that are due, or whose lease has expired, at most `limit`: those that were left
 * behind first, then the oldest.
 * @param waitingStates those in which a document waits for its moment.
 */
export async function dueWork(
  collection: string,
  now: Date,
  limit: number,
  waitingStates: readonly string[] = ['pending'],
): Promise<readonly string[]> {
  const dueIn = async (state: string, since: 'next_attempt_at' | 'lease_until') => {
    const found = await firestore()
      .collection(collection)
      .where('state', '==', state)
      .where(since, '<=', now)
      .orderBy(since)
      .limit(limit)
      .select()
      .get();
    return found.docs.map(({ id }) => id);
  };
  const found = await Promise.all([
    dueIn('sending', 'lease_until'),
    ...waitingStates.map((state) => dueIn(state, 'next_attempt_at')),
  ]);
  return found.flat().slice(0, limit);
}
