import { collections } from '#domain/collections.ts';
import { type RequestDay, requestDaySchema } from '#domain/documents/requests/request-day.ts';
import { type CountedRequest, countRequest, type NewRequest } from '#domain/requests/count-request.ts';
import { firestore } from '../firestore.ts';
import { storedDates } from './stored-dates.ts';

/** How many requests of a senior came on a day (docs/decisions/0104-requests-per-day.md). */
export interface RequestDays {
  /** Counts a new request. Idempotent. */
  count(request: NewRequest): Promise<CountedRequest['kind']>;
}

type Snapshot = Parameters<typeof storedDates>[0];

const readDay = (found: Snapshot): RequestDay | null =>
  found.exists ? (requestDaySchema.safeParse(storedDates(found)).data ?? null) : null;

export const firestoreRequestDays: RequestDays = {
  async count(request) {
    const day = firestore().collection(collections.requestDays).doc(request.seniorId);
    // Without a lock: a flood past the cap does not wait for its own counter.
    const seen = countRequest(readDay(await day.get()), request);
    if (seen.kind !== 'counted') return seen.kind;
    return firestore().runTransaction(async (transaction) => {
      const counted = countRequest(readDay(await transaction.get(day)), request);
      if (counted.kind === 'counted') transaction.set(day, requestDaySchema.parse(counted.day));
      return counted.kind;
    });
  },
};
