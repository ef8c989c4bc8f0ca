import { collections } from '#domain/collections.ts';
import { firestore } from '../firestore.ts';

/** How many came in between two moments. */
export interface ArrivalCounts {
  /** People whose newest form for the waiting list, or tip, came then. */
  readonly leads: number;
  readonly requests: number;
}

export interface Arrivals {
  /** @param until exclusive. */
  between(from: Date, until: Date): Promise<ArrivalCounts>;
}

async function count(collection: string, field: string, from: Date, until: Date): Promise<number> {
  const counted = await firestore()
    .collection(collection)
    .where(field, '>=', from)
    .where(field, '<', until)
    .count()
    .get();
  return counted.data().count;
}

export const firestoreArrivals: Arrivals = {
  async between(from, until) {
    const [leads, requests] = await Promise.all([
      count(collections.leads, 'last_at', from, until),
      count(collections.serviceRequests, 'created_at', from, until),
    ]);
    return { leads, requests };
  },
};
