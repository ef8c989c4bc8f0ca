import { addDaysTo } from '#domain/requests/calendar.ts';
import { earliestRequestDate } from '#domain/requests/lead-time.ts';

const offeredDayCount = 7;

/** Returns the first days that satisfy the lead time, as yyyy-MM-dd, for the day cards (design.md, "Look and feel"). */
export function offeredDays(now: Date): readonly string[] {
  const first = earliestRequestDate(now);
  return Array.from({ length: offeredDayCount }, (_, index) => addDaysTo(first, index));
}
