import { useTranslation } from '#i18n/use-translation.ts';
import { loanYield } from '#domain/public/winwin.ts';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { LoanResult } from './loan-result.tsx';
import type { Calculator } from './use-calculator.ts';
import { useWinwinFormat } from './use-winwin-format.ts';

/** The example of the page, for any amount. */
export function LoanCalculator({ calculator }: { readonly calculator: Calculator }) {
  const { t } = useTranslation('winwin');
  const { cents, values } = useWinwinFormat();
  const { form } = calculator;
  const amount = cents(calculator.cents);
  const total = cents(loanYield(calculator.cents).yearlyTotalCents);

  return (
    <Section id="bereken" title={t('calculator-title')}>
      <Form onSubmit={form.submit}>
        <FormSummary form={form} title={t('problem-title')} />
        <TextField
          form={form}
          name="amount"
          label={t('amount-label')}
          hint={t('amount-hint', values)}
          inputMode="decimal"
          autoComplete="off"
        />
        <Row>
          <Button type="submit">{t('calculate')}</Button>
        </Row>
      </Form>
      <LiveRegion text={form.attempt > 0 && form.problems.length === 0 ? t('result-spoken', { amount, total }) : ''} />
      <LoanResult investedCents={calculator.cents} />
    </Section>
  );
}
