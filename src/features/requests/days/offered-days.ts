import { addDaysTo } from '#domain/requests/calendar.ts';
import { earliestRequestDate } from '#domain/requests/lead-time.ts';

const offeredDayCount = 7;

/** The first days that may be asked for, offered as cards before any typing (design.md, "Look and feel"). */
export function offeredDays(now: Date): readonly string[] {
  const first = earliestRequestDate(now);
  return Array.from({ length: offeredDayCount }, (_, index) => addDaysTo(first, index));
}
