import type { Clock } from '#lib/clock.ts';
import type { Timers } from '../timers.ts';
import { beatEveryMs, silentForMs } from './lease-watch.ts';
import type { OutboxStore } from './store.ts';

/** A lease from its holder's side. */
export interface LeaseHold {
  /**
   * False once others may have taken over: this page was frozen, its disk was slow, or the lease is known to be gone.
   * Nothing new may be sent then.
   */
  isSure(): boolean;
  release(): void;
}

export interface LeaseHoldPorts {
  readonly store: Pick<OutboxStore, 'beat'>;
  readonly clock: Clock;
  readonly timers: Timers;
}

/**
 * Gives a sign of life again and again until released.
 * @param since when the claim began, on the monotonic clock: the lease was written after that.
 */
export function holdLease({ store, clock, timers }: LeaseHoldPorts, token: string, since: number): LeaseHold {
  let aliveAt = since;
  let lost = false;
  let released = false;
  let cancelTimer = () => {};

  const beat = async () => {
    const began = clock.monotonic();
    try {
      if (await store.beat(token)) aliveAt = began;
      else lost = true;
    } catch {
      // A disk that fails for a moment: the silence that this makes is counted by both sides.
    }
    if (!released) next();
  };
  const next = () => {
    cancelTimer = timers.after(beatEveryMs, () => void beat());
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
