import { useTranslation } from '#i18n/use-translation.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** Returns how a change of a balance is written: "150 euro erbij", "20 euro eraf". */
export function useAmountWords(): (cents: number) => string {
  const { t } = useTranslation('lists');
  const language = useLanguage();
  return (cents) => t(cents < 0 ? 'amount-less' : 'amount-more', { amount: formatEuro(Math.abs(cents), language) });
}
