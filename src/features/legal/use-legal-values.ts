import { brand } from '#domain/brand.ts';
import { formatDay } from '#i18n/format-date.ts';
import { formatPercent, formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';

const centsPerEuro = 100;

/** Values that the legal texts share: the company's details, and formatters in the language of the screen. */
export function useLegalValues() {
  const language = useLanguage();
  const { email, enterpriseNumber, address } = brand;
  return {
    company: { email, enterpriseNumber, ...address },
    inCents: (cents: number) => formatEuro(cents, language),
    inEuro: (euro: number) => formatEuro(euro * centsPerEuro, language),
    percent: (percent: number) => formatPercent(percent, language),
    // Midnight UTC is the same day in Brussels.
    day: (isoDay: string) => formatDay(new Date(isoDay), language, { dateStyle: 'long' }),
  };
}
