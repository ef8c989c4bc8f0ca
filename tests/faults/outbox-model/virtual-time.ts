import type { Timers } from '#offline/timers.ts';
import type { Clock } from '#lib/clock.ts';

/** A page or worker: frozen, its timers and promises are suspended; dead, they are dropped. */
export interface Owner {
  readonly name: string;
  alive: boolean;
  frozen: boolean;
  /** Unsubscribed when the page is closed. */
  readonly subscriptions: (() => void)[];
}

interface Timer {
  readonly owner: Owner;
  readonly due: number;
  readonly run: () => void;
}

export interface VirtualTime {
  readonly clock: Clock;
  timersOf(owner: Owner): Timers;
  /** Sets the wall clock forward or back; timers are not affected. */
  jump(milliseconds: number): void;
  /** Fires due timers in order. `settle` runs after each, so that its effects are complete before the next. */
  advance(milliseconds: number, settle: () => Promise<void>): Promise<void>;
  /** Milliseconds until the next timer of a running owner; null when there is none. */
  nextTimerIn(): number | null;
}

const start = Date.UTC(2027, 2, 3, 9, 0, 0);

export function createVirtualTime(): VirtualTime {
  let elapsed = 0;
  let offset = 0;
  let timers: Timer[] = [];

  const earliest = (): Timer | undefined =>
    timers
      .filter(({ owner }) => owner.alive && !owner.frozen)
      .reduce<Timer | undefined>((best, timer) => (best && best.due <= timer.due ? best : timer), undefined);

  return {
    clock: { now: () => new Date(start + elapsed + offset), monotonic: () => elapsed },

    timersOf: (owner) => ({
      after(milliseconds, run) {
        const timer = { owner, due: elapsed + milliseconds, run };
        timers.push(timer);
        return () => {
          timers = timers.filter((candidate) => candidate !== timer);
        };
      },
    }),

    jump(milliseconds) {
      offset += milliseconds;
    },

    async advance(milliseconds, settle) {
      const until = elapsed + milliseconds;
      timers = timers.filter(({ owner }) => owner.alive);
      let fired = 0;
      for (let next = earliest(); next && next.due <= until; next = earliest()) {
        fired += 1;
        if (fired > 10_000) throw new Error('a timer that starts itself again without waiting');
        const timer = next;
        timers = timers.filter((candidate) => candidate !== timer);
        // A timer that came due while its page was frozen fires late, not at a time in the past.
        elapsed = Math.max(elapsed, timer.due);
        timer.run();
        await settle();
      }
      elapsed = until;
    },

    nextTimerIn() {
      const next = earliest();
      return next ? Math.max(0, next.due - elapsed) : null;
    },
  };
}
