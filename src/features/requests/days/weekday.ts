import { noonOf } from '#domain/requests/calendar.ts';

/** Returns 1 (Monday) to 7 (Sunday) in any time zone of the device: noon in Brussels is the same day in UTC. */
export function weekdayOf(isoDay: string): number {
  return noonOf(isoDay).getUTCDay() || 7;
}
