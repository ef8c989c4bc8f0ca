import { loan, target } from './winwin.ts';

const centsPerEuro = 100;

export type InvestmentProblem = 'not-an-amount' | 'too-little' | 'too-much';

export type ReadInvestment =
  { readonly ok: true; readonly cents: number } | { readonly ok: false; readonly problem: InvestmentProblem };

/** Groups of three digits are thousands, a final one or two digits are cents; the separators may vary. */
const amount = /^(?<whole>\d{1,3}(?:[ .,’']\d{3})+|\d+)(?:[.,](?<cents>\d{1,2}))?(?:,-)?$/;

/** Parses a typed amount: "10.000", "10 000 euro", "€ 1.500,50". */
export function readInvestment(typed: string): ReadInvestment {
  const bare = typed.replaceAll(/\s+/g, ' ').replaceAll(/^ ?(?:€|euro?s?|eur)? ?| ?(?:€|euros?|eur)? ?$/gi, '');
  const groups = amount.exec(bare)?.groups;
  if (groups === undefined) return { ok: false, problem: 'not-an-amount' };
  const euro = Number((groups['whole'] ?? '').replaceAll(/\D/g, ''));
  const cents = euro * centsPerEuro + Number((groups['cents'] ?? '').padEnd(2, '0'));
  if (cents < loan.minimumEuro * centsPerEuro) return { ok: false, problem: 'too-little' };
  if (cents > target.toEuro * centsPerEuro) return { ok: false, problem: 'too-much' };
  return { ok: true, cents };
}
