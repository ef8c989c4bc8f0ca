import type { RateLimit } from '#domain/documents/bookkeeping.ts';

/** A rate limit for one subject. */
export interface Limit {
  /** Names the counter; limits of the same name share it. */
  readonly name: string;
  /** Such as a mail address. Stored as a hash. */
  readonly subject: string;
  readonly most: number;
  readonly withinSeconds: number;
  /** Calls over the limit within this time of the start of the window count as duplicates (double taps). */
  readonly duplicateSeconds?: number;
  /** Spreads a busy counter over several documents: one sustains about one write a second. */
  readonly shards?: number;
  /** Calls over the limit are admitted, and said once in each window: a limit that all callers share must not lock them out. */
  readonly isAlarm?: boolean;
}

type Verdict =
  | { readonly kind: 'counted'; readonly counter: RateLimit; readonly isAlarm?: boolean }
  /** Over the limit of an alarm: nothing is written, so that a flood does not wait for its own counter. */
  | { readonly kind: 'uncounted'; readonly counter: RateLimit }
  | { readonly kind: 'duplicate'; readonly counter: RateLimit }
  | { readonly kind: 'rejected'; readonly retryAfterSeconds: number };

/** Evaluates one more call against a counter; null for a counter that does not exist yet. */
export function evaluateLimit(limit: Limit, counter: RateLimit | null, now: Date): Verdict {
  const windowMs = limit.withinSeconds * 1000;
  const most = Math.ceil(limit.most / (limit.shards ?? 1));
  const elapsed = counter === null ? windowMs : now.getTime() - counter.window_started_at.getTime();
  // Clock skew between instances: a window that starts slightly in the future is running, one far ahead is invalid.
  const isRunning = elapsed < windowMs && elapsed > -windowMs;
  if (counter === null || !isRunning) {
    const expiresAt = new Date(now.getTime() + windowMs);
    return { kind: 'counted', counter: { count: 1, window_started_at: now, expires_at: expiresAt } };
  }
  const next = { ...counter, count: counter.count + 1 };
  if (counter.count < most) return { kind: 'counted', counter: next };
  if (limit.isAlarm === true) {
    return counter.count === most ? { kind: 'counted', counter: next, isAlarm: true } : { kind: 'uncounted', counter };
  }
  const { duplicateSeconds } = limit;
  if (duplicateSeconds !== undefined && elapsed < duplicateSeconds * 1000) return { kind: 'duplicate', counter };
  const leftMs = Math.min(windowMs - elapsed, windowMs);
  return { kind: 'rejected', retryAfterSeconds: Math.ceil(leftMs / 1000) };
}

/** What became of one call that counts towards several limits. */
export type Taken =
  /**
   * `since` is the start of the window of the first limit. `alarms` are the limits that this call was the first to pass, of
   * those that only raise one.
   */
  | { readonly kind: 'counted'; readonly since: Date; readonly alarms: readonly string[] }
  /** `since` is the start of the window: the same for a call and its duplicates. */
  | { readonly kind: 'duplicate'; readonly since: Date }
  | { readonly kind: 'rejected'; readonly retryAfterSeconds: number };

export interface EvaluatedLimits {
  readonly taken: Taken;
  /** The counter of each limit to be written, in their order; null for one that stays as it is. */
  readonly counters: readonly (RateLimit | null)[];
}

/** Counts a call once towards all limits or, if any of them rejects or finds a duplicate, towards none. */
export function evaluateLimits(
  limits: readonly [Limit, ...Limit[]],
  stored: readonly (RateLimit | null)[],
  now: Date,
): EvaluatedLimits {
  const verdicts = limits.map((limit, index) => evaluateLimit(limit, stored[index] ?? null, now));
  const unchanged = limits.map(() => null);
  const again = verdicts.find((verdict) => verdict.kind === 'duplicate');
  if (again !== undefined) {
    return { taken: { kind: 'duplicate', since: again.counter.window_started_at }, counters: unchanged };
  }
  const waits = verdicts.flatMap((verdict) => (verdict.kind === 'rejected' ? [verdict.retryAfterSeconds] : []));
  if (waits.length > 0) {
    return { taken: { kind: 'rejected', retryAfterSeconds: Math.max(...waits) }, counters: unchanged };
  }
  const counters = verdicts.map((verdict) => (verdict.kind === 'counted' ? verdict.counter : null));
  const alarms = limits.flatMap(({ name }, index) => {
    const verdict = verdicts[index];
    return verdict?.kind === 'counted' && verdict.isAlarm === true ? [name] : [];
  });
  return { taken: { kind: 'counted', since: counters[0]?.window_started_at ?? now, alarms }, counters };
}
