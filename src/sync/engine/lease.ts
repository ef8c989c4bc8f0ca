import type { Clock } from '#lib/clock.ts';
import type { Timers } from '#offline/timers.ts';
import type { Lease } from './database.ts';

/** Interval at which the holder renews the lease while it waits for an answer. */
const heartbeatEveryMs = 3_000;

/**
 * A heartbeat unchanged for this long means a frozen holder, or a dead one when Web Locks are missing. With {@link
 * leaseCheckMs}, the lease is taken over in less than 15 s.
 */
export const heartbeatTimeoutMs = 9_000;

/** Interval at which another flusher checks a held lease. */
export const leaseCheckMs = 2_500;

/** Detects, from this page's own observations, whether another holder is dead or frozen. */
export interface LeaseWatch {
  isGone(lease: Lease): boolean;
}

/**
 * No time is stored or compared across tabs or devices: the watch only measures on this page's monotonic clock how long
 * the heartbeat has been unchanged. So a clock jump neither ends a lease nor makes it permanent.
 */
export function createLeaseWatch(clock: Clock): LeaseWatch {
  let seen: { readonly key: string; readonly since: number } | null = null;
  return {
    isGone({ token, heartbeat }) {
      const key = `${token}/${String(heartbeat)}`;
      const now = clock.monotonic();
      if (seen?.key !== key) seen = { key, since: now };
      return now - seen.since >= heartbeatTimeoutMs;
    },
  };
}

export interface LeasePorts {
  /** @returns whether the lease is still this token's. */
  renew(token: string): Promise<boolean>;
  readonly clock: Clock;
  readonly timers: Timers;
}

/** A lease, as seen by its holder. */
export interface HeldLease {
  /**
   * False once another flusher may have taken over: this page was frozen, its disk was slow, or the lease is known to
   * be lost. Nothing new may be sent then.
   */
  isSure(): boolean;
  /** It was written again by a transaction that began then, on the monotonic clock. */
  renewed(since: number): void;
  release(): void;
}

/**
 * Renews the lease until released.
 * @param since when the claim began, on the monotonic clock; the lease was written after that.
 */
export function holdLease({ renew, clock, timers }: LeasePorts, token: string, since: number): HeldLease {
  let renewedAt = since;
  let lost = false;
  let released = false;
  let cancelTimer = () => {};

  const heartbeat = async () => {
    const began = clock.monotonic();
    try {
      if (await renew(token)) renewedAt = began;
      else lost = true;
    } catch {
      // A transient storage failure: the missed heartbeat counts on both sides.
    }
    if (!released) next();
  };
  const next = () => {
    cancelTimer = timers.after(heartbeatEveryMs, () => void heartbeat());
  };
  next();

  return {
    renewed(began) {
      renewedAt = Math.max(renewedAt, began);
    },
    isSure: () => !lost && clock.monotonic() - renewedAt < heartbeatTimeoutMs,
    release() {
      released = true;
      cancelTimer();
    },
  };
}
