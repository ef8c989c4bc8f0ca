import { noonOf } from '#domain/requests/calendar.ts';

/** Monday is 1, Sunday is 7. Noon in Brussels is the same day in UTC, so the device's own time zone plays no part. */
export function weekdayOf(isoDay: string): number {
  return noonOf(isoDay).getUTCDay() || 7;
}
