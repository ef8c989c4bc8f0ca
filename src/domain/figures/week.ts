import { addDaysTo } from '../requests/calendar.ts';

const dayMs = 86_400_000;

/**
 * Returns the Monday of the week of a yyyy-MM-dd day. Reckoned without a time zone, which a day of the calendar does not
 * need and which costs a hundred times as much: figures ask for many.
 * @throws RangeError for a day that does not exist.
 */
export function mondayOf(isoDay: string): string {
  const day = new Date(`${isoDay}T00:00Z`);
  if (day.toISOString().slice(0, isoDay.length) !== isoDay) throw new RangeError(`${isoDay} does not exist`);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, isoDay.length);
}

/** The Mondays of so many weeks, the last one that of `isoDay`, in order. */
export function mondaysUntil(isoDay: string, weeks: number): readonly string[] {
  const last = mondayOf(isoDay);
  return Array.from({ length: weeks }, (_, index) => addDaysTo(last, (index - weeks + 1) * 7));
}
