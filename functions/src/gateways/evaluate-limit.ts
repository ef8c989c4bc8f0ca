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
}

type Verdict =
  | { readonly kind: 'counted'; readonly counter: RateLimit }
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
  if (counter.count < most) return { kind: 'counted', counter: { ...counter, count: counter.count + 1 } };
  const { duplicateSeconds } = limit;
  if (duplicateSeconds !== undefined && elapsed < duplicateSeconds * 1000) return { kind: 'duplicate', counter };
  const leftMs = Math.min(windowMs - elapsed, windowMs);
  return { kind: 'rejected', retryAfterSeconds: Math.ceil(leftMs / 1000) };
}
