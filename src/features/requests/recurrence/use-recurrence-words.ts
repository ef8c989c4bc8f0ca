import { useTranslation } from '#i18n/use-translation.ts';
import type { Recurrence } from '#domain/requests/frequencies.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatLongDay } from '#shared/days/day-words.ts';

/** "Elke week, tot en met dinsdag 30 juni 2026" */
export function useRecurrenceWords(): (recurrence: Recurrence) => string {
  const { t } = useTranslation('recurrence');
  const language = useLanguage();
  return ({ frequency, until }) => {
    const word = t(frequency);
    if (frequency === 'one-time') return word;
    if (until === '') return t('said-open', { frequency: word });
    return t('said-until', { frequency: word, day: formatLongDay(until, language) });
  };
}
