import type { RateLimit } from '#domain/documents/bookkeeping.ts';
import { evaluateLimits, type Limit } from '#functions/gateways/evaluate-limit.ts';
import type { RateLimits } from '#functions/gateways/rate-limits.ts';

/** The limits of the functions, with counters in memory. A counter that is spread over shards is one here. */
export function memoryRateLimits(): RateLimits {
  const counters = new Map<string, RateLimit>();
  const keyOf = ({ name, subject }: Limit): string => `${name} ${subject}`;
  return {
    take: async (limits, now) => {
      const whole = limits.map(({ shards: _, ...limit }) => limit) as unknown as typeof limits;
      const stored = whole.map((limit) => counters.get(keyOf(limit)) ?? null);
      const { taken, counters: next } = evaluateLimits(whole, stored, now);
      for (const [index, limit] of whole.entries()) {
        const counter = next[index];
        if (counter != null) counters.set(keyOf(limit), counter);
      }
      return taken;
    },
  };
}
