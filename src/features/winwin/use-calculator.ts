import { useState, type FormEvent } from 'react';
import { loan } from '#domain/winwin.ts';
import { type InvestmentProblem, readInvestment } from '#domain/winwin-amount.ts';

const exampleCents = loan.exampleEuro * 100;

/** What somebody wants to lend: as typed, and the last amount that could be reckoned with. The example at first. */
export function useCalculator(exampleText: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const [cents, setCents] = useState(exampleCents);
  const [problem, setProblem] = useState<InvestmentProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const text = typed ?? exampleText;

  function change(next: string) {
    setTyped(next);
    setProblem(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readInvestment(text);
    setProblem(read.ok ? null : read.problem);
    if (read.ok) setCents(read.cents);
    setAttempt((count) => count + 1);
  }

  return { text, cents, problem, attempt, change, submit };
}

export type Calculator = ReturnType<typeof useCalculator>;
