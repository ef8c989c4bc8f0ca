import { brand } from '#domain/brand.ts';
import { terms } from '#domain/public/terms.ts';
import { loan, loanYield, target } from '#domain/public/winwin.ts';
import { formatEuro, formatPercent } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';

const centsPerEuro = 100;

/** Formatters of amounts and percentages, and the numbers in the texts, in the language of the screen. */
export function useWinwinFormat() {
  const language = useLanguage();
  const cents = (amount: number) => formatEuro(amount, language);
  const euro = (amount: number) => formatEuro(amount * centsPerEuro, language);
  const percent = (share: number) => formatPercent(share, language);
  const yieldPercent = percent(loan.interestPercent + loan.taxCreditPercent);
  const example = loanYield(loan.exampleEuro * centsPerEuro);
  return {
    cents,
    euro,
    percent,
    yieldPercent,
    values: {
      years: loan.years,
      founder: brand.founder.name,
      minimumAge: terms.minimumAge,
      minimum: euro(loan.minimumEuro),
      maximum: euro(target.toEuro),
      guarantee: percent(loan.guaranteePercent),
    },
    targetValues: { from: euro(target.fromEuro), to: euro(target.toEuro), step: euro(target.stepEuro) },
    exampleValues: {
      amount: cents(example.investedCents),
      interest: cents(example.yearlyInterestCents),
      credit: cents(example.yearlyTaxCreditCents),
      total: cents(example.yearlyTotalCents),
      percent: yieldPercent,
    },
  };
}
