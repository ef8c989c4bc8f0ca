import { addDaysTo, noonOf } from '../requests/calendar.ts';

/** Returns the Monday of the week of a yyyy-MM-dd day. */
export function mondayOf(isoDay: string): string {
  return addDaysTo(isoDay, -((noonOf(isoDay).getUTCDay() + 6) % 7));
}

/** The Mondays of so many weeks, the last one that of `isoDay`, in order. */
export function mondaysUntil(isoDay: string, weeks: number): readonly string[] {
  const last = mondayOf(isoDay);
  return Array.from({ length: weeks }, (_, index) => addDaysTo(last, (index - weeks + 1) * 7));
}
