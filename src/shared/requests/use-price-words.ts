import { useTranslation } from '#i18n/use-translation.ts';
import type { Quote } from '#domain/documents/quote.ts';
import { quoteTotalCents } from '#domain/requests/quote-total.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** How long, in words: "2 uur", "1 uur en 30 minuten". Needs the namespace `visits`. */
export function useDurationWords(): (minutes: number) => string {
  const { t } = useTranslation('visits');
  return (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (rest === 0) return t('quote-hours', { count: hours });
    const words = t('quote-minutes', { count: rest });
    return hours === 0
      ? words
      : t('quote-hours-and-minutes', { hours: t('quote-hours', { count: hours }), minutes: words });
  };
}

/** A price per hour, for how long, and in all: "18 euro per uur, 2 uur: 36 euro". Needs the namespace `visits`. */
export function usePriceWords(): (price: Pick<Quote, 'cents_per_hour' | 'minutes'>) => string {
  const { t } = useTranslation('visits');
  const language = useLanguage();
  const duration = useDurationWords();
  return (price) =>
    t('quote-price-in-all', {
      perHour: formatEuro(price.cents_per_hour, language),
      duration: duration(price.minutes),
      total: formatEuro(quoteTotalCents(price), language),
    });
}
