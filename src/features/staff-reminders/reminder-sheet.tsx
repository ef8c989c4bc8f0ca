import { useTranslation } from '#i18n/use-translation.ts';
import { letterPayBy } from '#domain/debts/payment-terms.ts';
import { lateFeeCents } from '#domain/public/terms.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatLongDay } from '#shared/days/day-words.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { Strong } from '#ui/layout/sheet.tsx';
import { type DebtSheetProps, LetterFrame } from './letter-frame.tsx';

/** The free reminder on paper: everything that the law makes it say. Its term follows from its day. */
export function ReminderSheet({ acting, debt, customer, day }: DebtSheetProps) {
  const { t } = useTranslation('debts');
  const language = useLanguage();
  const serviceName = useServiceNames(acting);
  const { missing, reference, service, date, due_on: dueOn, is_fee: isFee } = debt;
  const visit = { service: serviceName(service), day: formatLongDay(date, language) };
  const payBy = formatLongDay(letterPayBy(day), language);
  return (
    <LetterFrame title={t('letter-title')} cents={missing} {...{ customer, day, reference }}>
      <p>{t(isFee ? 'letter-late-visit' : 'letter-visit', visit)}</p>
      <p>{t('letter-due', { day: formatLongDay(dueOn, language) })}</p>
      <p>
        <Strong>{t('letter-pay', { amount: formatEuro(missing, language), day: payBy })}</Strong>
      </p>
      <p>{t('letter-fee', { amount: formatEuro(lateFeeCents(missing), language) })}</p>
    </LetterFrame>
  );
}
