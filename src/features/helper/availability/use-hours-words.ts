import { useTranslation } from '#i18n/use-translation.ts';
import type { WeekdayNumber } from '#domain/students/availability.ts';
import type { DraftPeriod } from '#domain/students/availability-draft.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatHour, formatWeekdayAndDay, weekdayName } from '#shared/days/day-words.ts';

/** How days and hours are written in the language of the page. */
export function useHoursWords() {
  const { t } = useTranslation('own-cards');
  const language = useLanguage();
  return {
    weekday: (day: WeekdayNumber): string => weekdayName(day, language),
    day: (date: string): string => formatWeekdayAndDay(date, language),
    span: ({ from, to }: DraftPeriod): string =>
      // 24:00 cannot be written: the last minute stands for it.
      t(to === '23:59' ? 'span-to-midnight' : 'span', {
        from: formatHour(from, language),
        to: formatHour(to, language),
      }),
  };
}
