import { readEuro } from '../typed-euro.ts';
import { loan, target } from './winwin.ts';

const centsPerEuro = 100;

export type InvestmentProblem = 'not-an-amount' | 'too-little' | 'too-much';

export type ReadInvestment =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly problem: InvestmentProblem };

/** Reads the typed amount of an investment, within what one may lend. */
export function readInvestment(typed: string): ReadInvestment {
  const cents = readEuro(typed);
  if (cents === null) return { ok: false, problem: 'not-an-amount' };
  if (cents < loan.minimumEuro * centsPerEuro) return { ok: false, problem: 'too-little' };
  if (cents > target.toEuro * centsPerEuro) return { ok: false, problem: 'too-much' };
  return { ok: true, cents };
}
