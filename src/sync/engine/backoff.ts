import type { DomainError } from '#domain/error-codes.ts';
import type { Random } from '#lib/random.ts';

const baseMs = 1_000;
const capMs = 60_000;

/** Full jitter may come out at nothing; this keeps a failing server from being asked in a tight loop. */
export const leastMs = 100;

/** A server that asks for more is asked again sooner: nobody's request may stand still for a year by a slip. */
const longestServerPauseMs = 60 * 60_000;

export interface Wait {
  readonly waitMs: number;
  readonly hasRetryAfter: boolean;
}

/** Exponential with full jitter: many devices that lost the same server come back spread out. */
export function backoffMs(failures: number, random: Random): number {
  const ceiling = Math.min(capMs, baseMs * 2 ** Math.min(failures, 16));
  return Math.max(leastMs, Math.round(random() * ceiling));
}

export function serverPauseMs(error: DomainError): number | null {
  const seconds = error.retryAfterSeconds;
  if (seconds === undefined || !(seconds > 0)) return null;
  return Math.min(longestServerPauseMs, Math.ceil(seconds * 1_000));
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
 * How long until a waiting item is due; 0 is now. The device's clock can jump by a year either way: forward makes it due
 * at once, and backward cannot make it wait longer than the wait once set, because then it counts as due.
 */
export function dueInMs(item: { readonly nextAttemptAt: number; readonly waitMs: number }, now: number): number {
  const left = item.nextAttemptAt - now;
  return left <= 0 || left > item.waitMs ? 0 : left;
}
