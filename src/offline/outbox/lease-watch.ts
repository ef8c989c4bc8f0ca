import type { Clock } from '#lib/clock.ts';
import type { Lease } from './outbox-database.ts';

/** How often a flusher that waits for an answer shows that it lives. */
export const beatEveryMs = 3_000;

/** So long without a sign of life means frozen, or dead where there are no Web Locks. With {@link lookAgainMs}: taken over in less than 15 s. */
export const silentForMs = 9_000;

/** How soon somebody who found a flusher at work looks again. */
export const lookAgainMs = 2_500;

/** Judges from here, by what it has seen itself, whether another flusher still lives. */
export interface LeaseWatch {
  isGone(lease: Lease): boolean;
}

/**
 * No moment is ever stored or compared with another device's or tab's: only whether the beat stood still for a while on
 * this page's own monotonic clock. So a clock that jumps neither ends a lease nor makes one eternal.
 */
export function createLeaseWatch(clock: Clock): LeaseWatch {
  let seen: { readonly key: string; readonly since: number } | null = null;
  return {
    isGone(lease) {
      const key = `${lease.token}/${String(lease.beat)}`;
      const now = clock.monotonic();
      if (seen?.key !== key) seen = { key, since: now };
      return now - seen.since >= silentForMs;
    },
  };
}
