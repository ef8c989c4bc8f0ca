import type { Log } from './log.ts';

/** Says that a shared limit is passed; the line is what an alarm is set on. */
export function logAlarms(alarms: readonly string[], log: Log): void {
  for (const limit of alarms) log.error('more calls than expected', { action: limit, code: 'flood' });
}
