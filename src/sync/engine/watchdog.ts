import type { Clock } from '#lib/clock.ts';
import { isOnItsWay, type OutboxItem } from './item.ts';

const stuckAfterMs = 2 * 60_000;

/** Notices when the device seems connected and still nothing arrives: the person is then told. */
export interface Watchdog {
  /** @returns since when something is stuck, by the device's clock, or null. */
  look(items: readonly OutboxItem[], reachable: boolean): number | null;
}

/** Counts on the monotonic clock from what it sees itself: moments stored earlier may be a clock jump away. */
export function createWatchdog(clock: Clock): Watchdog {
  let watched: { readonly sequence: number; readonly since: number } | null = null;
  return {
    look(items, reachable) {
      const oldest = items.find((item) => isOnItsWay(item));
      if (!oldest || !reachable) {
        watched = null;
        return null;
      }
      const now = clock.monotonic();
      if (watched?.sequence !== oldest.sequence) watched = { sequence: oldest.sequence, since: now };
      const waited = now - watched.since;
      return waited > stuckAfterMs ? clock.now().getTime() - waited : null;
    },
  };
}
