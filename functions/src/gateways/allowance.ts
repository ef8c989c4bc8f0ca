import type { RateLimit } from '#domain/documents/bookkeeping.ts';

/** So many times in so much time, for one subject. */
export interface Allowance {
  /** What is counted; two allowances of one name share their counters. */
  readonly name: string;
  /** Who or what is counted, such as a mail address. It is stored as a hash. */
  readonly subject: string;
  readonly most: number;
  readonly withinSeconds: number;
  /** Past `most`, whoever comes back this soon after the window began is taken for the same tap, and is not counted. */
  readonly sameTapSeconds?: number;
  /** Over how many counters a busy one is spread: a document bears about one write a second. */
  readonly shards?: number;
}

type Verdict =
  | { readonly kind: 'counted'; readonly counter: RateLimit }
  | { readonly kind: 'same-tap'; readonly counter: RateLimit }
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number };

/** What one more time at this moment means for a counter; null where nothing was counted yet. */
export function judge(allowance: Allowance, counter: RateLimit | null, now: Date): Verdict {
  const windowMs = allowance.withinSeconds * 1000;
  const most = Math.ceil(allowance.most / (allowance.shards ?? 1));
  const elapsed = counter === null ? windowMs : now.getTime() - counter.window_started_at.getTime();
  // Clocks of two instances differ a little: a window that begins just ahead is running. Far ahead, it is nonsense.
  const isRunning = elapsed < windowMs && elapsed > -windowMs;
  if (counter === null || !isRunning) {
    const expiresAt = new Date(now.getTime() + windowMs);
    return { kind: 'counted', counter: { count: 1, window_started_at: now, expires_at: expiresAt } };
  }
  if (counter.count < most) return { kind: 'counted', counter: { ...counter, count: counter.count + 1 } };
  const { sameTapSeconds } = allowance;
  if (sameTapSeconds !== undefined && elapsed < sameTapSeconds * 1000) return { kind: 'same-tap', counter };
  const leftMs = Math.min(windowMs - elapsed, windowMs);
  return { kind: 'refused', retryAfterSeconds: Math.ceil(leftMs / 1000) };
}
