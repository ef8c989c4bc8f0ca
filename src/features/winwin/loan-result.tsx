import { useTranslation } from '#i18n/use-translation.ts';
import { loan, loanYield } from '#domain/public/winwin.ts';
import { Amounts } from '#ui/fields/amounts.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useWinwinFormat } from './use-winwin-format.ts';

/** The result for an amount, line by line. */
export function LoanResult({ investedCents }: { readonly investedCents: number }) {
  const { t } = useTranslation('winwin');
  const { cents, yieldPercent } = useWinwinFormat();
  const result = loanYield(investedCents);
  const { years } = loan;
  return (
    <Card heading={t('result-title', { amount: cents(investedCents) })}>
      <Amounts
        amounts={[
          { name: t('result-interest'), value: cents(result.yearlyInterestCents) },
          { name: t('result-tax'), value: cents(result.yearlyTaxCreditCents) },
          {
            name: t('result-total'),
            value: t('result-total-value', { total: cents(result.yearlyTotalCents), percent: yieldPercent }),
            sum: true,
          },
          { name: t('result-years', { years }), value: cents(result.totalCents) },
          { name: t('result-guarantee'), value: cents(result.guaranteedCents) },
          { name: t('result-service'), value: cents(result.serviceCreditCents) },
        ]}
      />
      <p>{t('result-note', { years })}</p>
    </Card>
  );
}
