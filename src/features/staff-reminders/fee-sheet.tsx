import { useTranslation } from '#i18n/use-translation.ts';
import { missingOfFee } from '#domain/debts/missing-of-fee.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatLongDay } from '#shared/days/day-words.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { Strong } from '#ui/layout/sheet.tsx';
import { type DebtSheetProps, LetterFrame } from './letter-frame.tsx';

/** That a fee is asked for paying late, with what the balance covers of it and what is still missing of the visit itself. */
export function FeeSheet({ acting, debt, customer, day }: DebtSheetProps) {
  const { t } = useTranslation('debts');
  const language = useLanguage();
  const serviceName = useServiceNames(acting);
  const { missing, reference, service, date, fee } = debt;
  const extra = fee?.cents ?? 0;
  const missingExtra = missingOfFee(debt);
  const toPay = missing + missingExtra;
  const visit = { service: serviceName(service), day: formatLongDay(date, language) };
  const euro = (cents: number) => ({ amount: formatEuro(cents, language) });
  return (
    <LetterFrame title={t('fee-letter-title')} cents={toPay} {...{ customer, day, reference }}>
      <p>{t('fee-letter-why', visit)}</p>
      <p>{t('fee-letter-fee', euro(extra))}</p>
      {missingExtra === extra ? null : <p>{t('fee-letter-covered', euro(extra - missingExtra))}</p>}
      {missing === 0 ? null : <p>{t('fee-letter-visit', euro(missing))}</p>}
      <p>
        <Strong>{t(missing === 0 ? 'fee-letter-pay' : 'fee-letter-pay-both', euro(toPay))}</Strong>
      </p>
    </LetterFrame>
  );
}
