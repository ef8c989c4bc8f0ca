import { useTranslation } from 'react-i18next';
import { loan, loanYield } from '#domain/public/winwin.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { LoanResult } from './loan-result.tsx';
import { amountField, type Calculator } from './use-calculator.ts';
import { useWinwinWords } from './use-winwin-words.ts';

const fieldId = 'loan-amount';

/** The worked example again, for any amount. */
export function LoanCalculator({ calculator }: { readonly calculator: Calculator }) {
  const { t } = useTranslation('winwin');
  const { cents, values, exampleValues } = useWinwinWords();
  const { problem, attempt, change, submit } = calculator;
  const message = problem === null ? undefined : t(problem, { ...values, example: exampleValues.amount });
  const amount = cents(calculator.cents);
  const total = cents(loanYield(calculator.cents).yearlyTotalCents);

  return (
    <Section id="bereken" title={t('calculator-title')}>
      <Form onSubmit={submit}>
        <ErrorSummary
          title={t('problem-title')}
          attempt={attempt}
          problems={message === undefined ? [] : [{ fieldId, message }]}
        />
        <Field id={fieldId} label={t('amount-label')} hint={t('amount-hint', values)} error={message}>
          {(control) => (
            <TextInput
              control={control}
              name={amountField}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={String(loan.exampleEuro)}
              onChange={change}
            />
          )}
        </Field>
        <Row>
          <Button type="submit">{t('calculate')}</Button>
        </Row>
      </Form>
      <LiveRegion text={attempt > 0 && problem === null ? t('result-spoken', { amount, total }) : ''} />
      <LoanResult investedCents={calculator.cents} />
    </Section>
  );
}
