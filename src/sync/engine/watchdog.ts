import type { Clock } from '#lib/clock.ts';
import { isOnItsWay, type OutboxItem } from './item.ts';

const stuckAfterMs = 2 * 60_000;

/** Detects that the device seems connected and still nothing arrives, so that the person can be informed. */
export interface Watchdog {
  /** @returns since when an item is stuck, by the device's clock, or null. */
  look(items: readonly OutboxItem[], reachable: boolean): number | null;
}

/** Measures on the monotonic clock from its own observations: stored times may be off by a clock jump. */
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
