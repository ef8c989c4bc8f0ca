import { longestFillIn, shortestFillIn } from '#domain/forms/fill-in-time.ts';
import type { Clock } from '#lib/clock.ts';

/** The time in which a form was filled in, in seconds, once it is long enough for a person. */
export type FillIn = () => Promise<number>;

/** Measures from now on. Whoever is as fast as a program waits for the rest of the shortest time. */
export function measureFillIn({ monotonic }: Pick<Clock, 'monotonic'>): FillIn {
  const openedAt = monotonic();
  const elapsed = () => (monotonic() - openedAt) / 1000;
  return async () => {
    const lacking = shortestFillIn - elapsed();
    if (lacking > 0) await new Promise((resolve) => setTimeout(resolve, lacking * 1000));
    return Math.min(Math.max(elapsed(), shortestFillIn), longestFillIn);
  };
}
