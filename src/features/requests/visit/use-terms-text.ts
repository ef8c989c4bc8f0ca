import { useTranslation } from '#i18n/use-translation.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import type { CancellationTerms } from '#domain/requests/cancellation-terms.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDayAndTime } from '#shared/days/day-words.ts';

/** Returns a sentence on whether cancelling is free, and until when. */
export function useTermsText(): (terms: CancellationTerms, now: Date) => string {
  const { t } = useTranslation('visits');
  const language = useLanguage();
  return ({ kind, freeUntil }, now) => {
    const moment = formatDayAndTime(freeUntil, now, language);
    if (kind !== 'free') return t('terms-was-free', { moment });
    return t(brusselsDate(freeUntil) === brusselsDate(now) ? 'terms-free-today' : 'terms-free', { moment });
  };
}
