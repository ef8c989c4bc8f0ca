import type { PlannedVisit } from '#domain/contracts/reviews.ts';
import type { Language } from '#i18n/languages.ts';
import { formatHour, formatLongDay } from '#shared/days/day-words.ts';

/** The day and time of a visit, such as "dinsdag 2 maart 2027" and "14.30"; null where an old visit lacks them. */
export function formatVisit(dateTime: PlannedVisit['date_time'], language: Language) {
  const [day, time] = dateTime?.split('T') ?? [];
  return {
    day: day === undefined ? null : formatLongDay(day, language),
    hour: time === undefined ? null : formatHour(time, language),
  };
}
