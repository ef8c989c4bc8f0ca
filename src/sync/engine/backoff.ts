import type { DomainError } from '#domain/error-codes.ts';
import type { Random } from '#lib/random.ts';

const baseMs = 1_000;
const capMs = 60_000;

/** Full jitter can give zero; this minimum prevents a tight loop against a failing server. */
export const minBackoffMs = 100;

/** Upper bound of Retry-After, so that an erroneous value cannot block items for long. */
const maxServerPauseMs = 60 * 60_000;

export interface Wait {
  readonly waitMs: number;
  readonly hasRetryAfter: boolean;
}

/** Exponential with full jitter, which spreads the retries of many devices after an outage. */
export function backoffMs(failures: number, random: Random): number {
  const ceiling = Math.min(capMs, baseMs * 2 ** Math.min(failures, 16));
  return Math.max(minBackoffMs, Math.round(random() * ceiling));
}

export function serverPauseMs(error: DomainError): number | null {
  const seconds = error.retryAfterSeconds;
  if (seconds === undefined || !(seconds > 0)) return null;
  return Math.min(maxServerPauseMs, Math.ceil(seconds * 1_000));
}

/** @param failures consecutive failures before this one. */
export function waitAfter(error: DomainError, failures: number, random: Random): Wait {
  const asked = serverPauseMs(error);
  const backoff = backoffMs(failures, random);
  return asked === null
    ? { waitMs: backoff, hasRetryAfter: false }
    : { waitMs: Math.max(asked, backoff), hasRetryAfter: true };
}

/**
 * Returns the time until a waiting item is due; 0 is now. Robust against clock jumps: forward makes it due at once;
 * backward, a remaining time above the original wait counts as due.
 */
export function dueInMs(item: { readonly nextAttemptAt: number; readonly waitMs: number }, now: number): number {
  const left = item.nextAttemptAt - now;
  return left <= 0 || left > item.waitMs ? 0 : left;
}
