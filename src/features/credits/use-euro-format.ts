import { useTranslation } from '#i18n/use-translation.ts';
import { inCredits } from '#domain/credits/cents.ts';

/** Formats cents: "50 euro", "7,50 euro". A negative amount has a word: a minus sign is easily missed, and some screen readers skip it. */
export function useEuroFormat(): (cents: number) => string {
  const { t } = useTranslation('credits');
  return (cents) => {
    const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
    const count = inCredits(Math.abs(cents));
    return t(cents < 0 ? 'euro-owed' : 'euro', { count, formatParams: { count: { minimumFractionDigits } } });
  };
}
