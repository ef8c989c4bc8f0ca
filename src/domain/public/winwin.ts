/** The subsidised loan of the page for investors, spec.md section 9 ("Investor page"). */
export const loan = {
  interestPercent: 4,
  taxCreditPercent: 2.5,
  /** The share of a loss that the government guarantees. */
  guaranteePercent: 30,
  /** Help at home for every full thousand. */
  serviceCredit: { euro: 100, perEuro: 1000 },
  minimumEuro: 1000,
  years: 7,
  exampleEuro: 10_000,
} as const;

/** The amounts sought: the first plan, the last, and the step between them. */
export const target = { fromEuro: 150_000, toEuro: 250_000, stepEuro: 50_000 } as const;

/** spec.md section 1, "the investor page says". */
export const traction = { students: 420, seniors: 50 } as const;

/** Scroll distance after which the page shows the bar for writing to us. */
export const mailBarAfterPixels = 500;

export const targetPlans: readonly number[] = Array.from(
  { length: (target.toEuro - target.fromEuro) / target.stepEuro + 1 },
  (_, step) => target.fromEuro + step * target.stepEuro,
);

const centsPerEuro = 100;
const basisPoints = 10_000;

/** Whole cents, rounded down, so that the page never overstates the yield. Percentages have at most two decimals. */
const shareOf = (cents: number, percent: number): number =>
  Math.floor((cents * Math.round(percent * 100)) / basisPoints);

/** The yield of a loan. Every amount in cents. */
export interface LoanYield {
  readonly investedCents: number;
  readonly yearlyInterestCents: number;
  readonly yearlyTaxCreditCents: number;
  readonly yearlyTotalCents: number;
  /** Over the whole term. */
  readonly totalCents: number;
  readonly guaranteedCents: number;
  readonly serviceCreditCents: number;
}

export function loanYield(investedCents: number): LoanYield {
  const yearlyInterestCents = shareOf(investedCents, loan.interestPercent);
  const yearlyTaxCreditCents = shareOf(investedCents, loan.taxCreditPercent);
  const yearlyTotalCents = yearlyInterestCents + yearlyTaxCreditCents;
  const fullThousands = Math.floor(investedCents / (loan.serviceCredit.perEuro * centsPerEuro));
  return {
    investedCents,
    yearlyInterestCents,
    yearlyTaxCreditCents,
    yearlyTotalCents,
    totalCents: yearlyTotalCents * loan.years,
    guaranteedCents: shareOf(investedCents, loan.guaranteePercent),
    serviceCreditCents: fullThousands * loan.serviceCredit.euro * centsPerEuro,
  };
}
