import { createHash, randomInt } from 'node:crypto';
import { type DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { type RateLimit, rateLimitSchema } from '#domain/documents/bookkeeping.ts';
import { type Allowance, judge } from './allowance.ts';
import { firestore } from './firestore.ts';
import { storedFields } from './stored-fields.ts';

type Taken =
  /** `since` is when the window began, of the first or of what the tap was the same in: one moment for both taps. */
  | { readonly kind: 'counted' | 'same-tap'; readonly since: Date }
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number };

export interface RateLimits {
  /** Counts once in all of them or, when one is used up or has met the same tap, in none. */
  take(allowances: readonly [Allowance, ...Allowance[]], now: Date): Promise<Taken>;
}

/** A name that tells nobody who was counted. */
function counterId({ name, subject, shards = 1 }: Allowance): string {
  return createHash('sha256')
    .update(JSON.stringify([name, subject, randomInt(shards)]))
    .digest('hex');
}

/** A counter that cannot be read counts as none: it is replaced. */
function counterIn(snapshot: DocumentSnapshot | undefined): RateLimit | null {
  return rateLimitSchema.safeParse(storedFields(snapshot)).data ?? null;
}

export const firestoreRateLimits: RateLimits = {
  take(allowances, now) {
    const counters = firestore().collection(collections.rateLimits);
    const references = allowances.map((allowance) => counters.doc(counterId(allowance)));
    return firestore().runTransaction(async (transaction): Promise<Taken> => {
      const stored = await transaction.getAll(...references);
      const verdicts = allowances.map((allowance, index) => judge(allowance, counterIn(stored[index]), now));
      const again = verdicts.find((verdict) => verdict.kind === 'same-tap');
      if (again !== undefined) return { kind: 'same-tap', since: again.counter.window_started_at };
      const waits = verdicts.flatMap((verdict) => (verdict.kind === 'refused' ? [verdict.retryAfterSeconds] : []));
      if (waits.length > 0) return { kind: 'refused', retryAfterSeconds: Math.max(...waits) };
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
