import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { loan } from '#domain/public/winwin.ts';
import { type InvestmentProblem, readInvestment } from '#domain/public/winwin-amount.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { FormErrors } from '#shared/forms/form-types.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { useWinwinFormat } from './use-winwin-format.ts';

const exampleCents = loan.exampleEuro * 100;

interface CalculatorValues {
  readonly amount: string;
}

function checkAmount({ amount }: CalculatorValues): Result<number, FormErrors<CalculatorValues, InvestmentProblem>> {
  const read = readInvestment(amount);
  return read.ok ? ok(read.cents) : err({ amount: read.problem });
}

/** The amount to lend, in cents: the last valid one, at first the example. */
export function useCalculator() {
  const { t } = useTranslation('winwin');
  const { values, exampleValues } = useWinwinFormat();
  const [cents, setCents] = useState(exampleCents);
  const form = useForm({
    name: 'loan',
    fields: ['amount'],
    initial: { amount: String(loan.exampleEuro) },
    prerendered: true,
    check: checkAmount,
    messageOf: (problem) => t(problem, { ...values, example: exampleValues.amount }),
    send(amount): Promise<null> {
      setCents(amount);
      return Promise.resolve(null);
    },
  });
  return { cents, form };
}

export type Calculator = ReturnType<typeof useCalculator>;
