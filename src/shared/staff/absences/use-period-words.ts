import { useTranslation } from '#i18n/use-translation.ts';
import type { Absence } from '#domain/documents/student-profile.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatWeekdayAndDay } from '#shared/days/day-words.ts';

/** "van dinsdag 24 november tot en met donderdag 26 november"; one day is only that day. */
export function usePeriodWords(): (period: Pick<Absence, 'from' | 'until'>) => string {
  const { t } = useTranslation('absence');
  const language = useLanguage();
  return ({ from, until }) =>
    from === until
      ? formatWeekdayAndDay(from, language)
      : t('period', { from: formatWeekdayAndDay(from, language), until: formatWeekdayAndDay(until, language) });
}
