import { useState, type FormEvent } from 'react';
import { loan } from '#domain/public/winwin.ts';
import { type InvestmentProblem, readInvestment } from '#domain/public/winwin-amount.ts';

/** The field with the amount, by its name in the form. */
export const amountField = 'amount';

const exampleCents = loan.exampleEuro * 100;

/**
 * What somebody wants to lend: the last amount that could be reckoned with, the example at first. What is typed stays in
 * the field alone: it may have been typed before the page was alive.
 */
export function useCalculator() {
  const [cents, setCents] = useState(exampleCents);
  const [problem, setProblem] = useState<InvestmentProblem | null>(null);
  const [attempt, setAttempt] = useState(0);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(amountField);
    const read = readInvestment(typeof typed === 'string' ? typed : '');
    setProblem(read.ok ? null : read.problem);
    if (read.ok) setCents(read.cents);
    setAttempt((count) => count + 1);
  }

  return { cents, problem, attempt, change: () => setProblem(null), submit };
}

export type Calculator = ReturnType<typeof useCalculator>;
