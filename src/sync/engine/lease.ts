import type { Clock } from '#lib/clock.ts';
import type { Timers } from '#offline/timers.ts';
import type { Lease } from './database.ts';

/** How often the holder of the lease renews it while it waits for an answer. */
const heartbeatEveryMs = 3_000;

/**
 * A heartbeat that stood still for so long means a frozen holder, or a dead one where there are no Web Locks. With
 * {@link lookAgainMs}: taken over in less than 15 s.
 */
export const silentForMs = 9_000;

/** How soon another flusher looks again when it found the lease held. */
export const lookAgainMs = 2_500;

/** Judges, from what this page has observed itself, whether another holder still lives. */
export interface LeaseWatch {
  isGone(lease: Lease): boolean;
}

/**
 * No moment is ever stored or compared with another device's or tab's: only whether the heartbeat stood still for a while
 * on this page's own monotonic clock. So a clock that jumps neither ends a lease nor makes one eternal.
 */
export function createLeaseWatch(clock: Clock): LeaseWatch {
  let seen: { readonly key: string; readonly since: number } | null = null;
  return {
    isGone({ token, heartbeat }) {
      const key = `${token}/${String(heartbeat)}`;
      const now = clock.monotonic();
      if (seen?.key !== key) seen = { key, since: now };
      return now - seen.since >= silentForMs;
    },
  };
}

export interface LeasePorts {
  /** @returns whether the lease is still this token's. */
  renew(token: string): Promise<boolean>;
  readonly clock: Clock;
  readonly timers: Timers;
}

/** A lease from its holder's side. */
export interface HeldLease {
  /**
   * False once others may have taken over: this page was frozen, its disk was slow, or the lease is known to be gone.
   * Nothing new may be sent then.
   */
  isSure(): boolean;
  release(): void;
}

/**
 * Renews the lease until released.
 * @param since when the claim began, on the monotonic clock: the lease was written after that.
 */
export function holdLease({ renew, clock, timers }: LeasePorts, token: string, since: number): HeldLease {
  let aliveAt = since;
  let lost = false;
  let released = false;
  let cancelTimer = () => {};

  const heartbeat = async () => {
    const began = clock.monotonic();
    try {
      if (await renew(token)) aliveAt = began;
      else lost = true;
    } catch {
      // A disk that fails for a moment: both sides count the silence that this makes.
    }
    if (!released) next();
  };
  const next = () => {
    cancelTimer = timers.after(heartbeatEveryMs, () => void heartbeat());
  };
  next();

  return {
    isSure: () => !lost && clock.monotonic() - aliveAt < silentForMs,
    release() {
      released = true;
      cancelTimer();
    },
  };
}
