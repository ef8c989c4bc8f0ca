import { firestore } from '../firestore.ts';

/**
 * The ids of the work documents of a queue that are due, or whose lease has expired, at most `limit`: those that were left
 * behind first, then the oldest.
 */
export async function dueWork(collection: string, now: Date, limit: number): Promise<readonly string[]> {
  const dueIn = async (state: 'pending' | 'sending', since: 'next_attempt_at' | 'lease_until') => {
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
  const [waiting, left] = await Promise.all([dueIn('pending', 'next_attempt_at'), dueIn('sending', 'lease_until')]);
  return [...left, ...waiting].slice(0, limit);
}
