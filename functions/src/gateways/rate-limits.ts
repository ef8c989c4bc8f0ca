import { createHash, randomInt } from 'node:crypto';
import { type DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { type RateLimit, rateLimitSchema } from '#domain/documents/bookkeeping.ts';
import { evaluateLimits, type Limit, type Taken } from './evaluate-limit.ts';
import { firestore } from './firestore.ts';
import { storedFields } from './stored-fields.ts';

export interface RateLimits {
  /** Counts once towards all limits or, if any of them rejects or finds a duplicate, towards none. */
  take(limits: readonly [Limit, ...Limit[]], now: Date): Promise<Taken>;
}

/** Hashed, so that it does not reveal the subject. */
function counterId({ name, subject, shards = 1 }: Limit): string {
  return createHash('sha256')
    .update(JSON.stringify([name, subject, randomInt(shards)]))
    .digest('hex');
}

/** An unreadable counter is replaced. */
function counterIn(snapshot: DocumentSnapshot | undefined): RateLimit | null {
  return rateLimitSchema.safeParse(storedFields(snapshot)).data ?? null;
}

export const firestoreRateLimits: RateLimits = {
  take(limits, now) {
    const counters = firestore().collection(collections.rateLimits);
    const references = limits.map((limit) => counters.doc(counterId(limit)));
    return firestore().runTransaction(async (transaction): Promise<Taken> => {
      const stored = await transaction.getAll(...references);
      const { taken, counters: next } = evaluateLimits(limits, stored.map(counterIn), now);
      for (const [index, counter] of next.entries()) {
        const reference = references[index];
        if (counter !== null && reference !== undefined) transaction.set(reference, counter);
      }
      return taken;
    });
  },
};
