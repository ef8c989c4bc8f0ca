import type { Limit } from '#functions/gateways/evaluate-limit.ts';
import type { Log } from './log.ts';
import type { Services } from './services.ts';

/** Says that a shared limit is passed; the line is what an alarm is set on. */
export function logAlarms(alarms: readonly string[], log: Log): void {
  for (const limit of alarms) log.error('more calls than expected', { action: limit, code: 'flood' });
}

/** Counts one call. @returns the seconds to wait where it is one too many; null otherwise. */
export async function takeLimits(
  limits: readonly [Limit, ...Limit[]],
  { rateLimits, clock, log }: Pick<Services, 'rateLimits' | 'clock' | 'log'>,
): Promise<number | null> {
  const taken = await rateLimits.take(limits, clock.now());
  if (taken.kind === 'rejected') return taken.retryAfterSeconds;
  if (taken.kind === 'counted') logAlarms(taken.alarms, log);
  return null;
}
