import { useLanguage } from '#i18n/use-language.ts';
import { formatVisitTime } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';

/** Returns when a request is for: "vrijdag 27 november om 10 uur". */
export function useVisitTime(): (row: RequestRow) => string {
  const language = useLanguage();
  const today = useToday();
  return ({ requestDate, time }) => formatVisitTime(requestDate, time, today, language);
}
