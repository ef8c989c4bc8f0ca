import { createHash, randomInt } from 'node:crypto';
import { type DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { type RateLimit, rateLimitSchema } from '#domain/documents/bookkeeping.ts';
import { evaluateLimit, type Limit } from './evaluate-limit.ts';
import { firestore } from './firestore.ts';
import { storedFields } from './stored-fields.ts';

type Taken =
  /** `since` is the start of the window: the same for a call and its duplicates. */
  | { readonly kind: 'counted' | 'duplicate'; readonly since: Date }
  | { readonly kind: 'rejected'; readonly retryAfterSeconds: number };

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
      const verdicts = limits.map((limit, index) => evaluateLimit(limit, counterIn(stored[index]), now));
      const again = verdicts.find((verdict) => verdict.kind === 'duplicate');
      if (again !== undefined) return { kind: 'duplicate', since: again.counter.window_started_at };
      const waits = verdicts.flatMap((verdict) => (verdict.kind === 'rejected' ? [verdict.retryAfterSeconds] : []));
      if (waits.length > 0) return { kind: 'rejected', retryAfterSeconds: Math.max(...waits) };
      let since = now;
      for (const [index, verdict] of verdicts.entries()) {
        const reference = references[index];
        if (verdict.kind !== 'counted' || reference === undefined) continue;
        if (index === 0) since = verdict.counter.window_started_at;
        transaction.set(reference, verdict.counter);
      }
      return { kind: 'counted', since };
    });
  },
};
