/** The subsidised loan of the page for investors, spec.md section 9 ("Investor page"). */
export const loan = {
  interestPercent: 4,
  taxCreditPercent: 2.5,
  /** What the government pays back of a loss. */
  guaranteePercent: 30,
  /** Help at home, for every full thousand. */
  serviceCredit: { euro: 100, perEuro: 1000 },
  minimumEuro: 1000,
  years: 7,
  exampleEuro: 10_000,
} as const;

/** What is sought in all: a first plan, and steps up to the last one. */
export const target = { fromEuro: 150_000, toEuro: 250_000, stepEuro: 50_000 } as const;

/** spec.md section 1, "the investor page says". */
export const traction = { students: 420, seniors: 50 } as const;

/** After so much scrolling the page offers to write to us. */
export const mailBarAfterPixels = 500;

export const targetPlans: readonly number[] = Array.from(
  { length: (target.toEuro - target.fromEuro) / target.stepEuro + 1 },
  (_, step) => target.fromEuro + step * target.stepEuro,
);

const centsPerEuro = 100;
const basisPoints = 10_000;

/** Whole cents of a share; what is left of a cent is not promised. Shares are whole hundredths of a per cent. */
const shareOf = (cents: number, percent: number): number =>
  Math.floor((cents * Math.round(percent * 100)) / basisPoints);

/** What a loan brings. Every amount in cents. */
export interface LoanYield {
  readonly investedCents: number;
  readonly yearlyInterestCents: number;
  readonly yearlyTaxCreditCents: number;
  readonly yearlyTotalCents: number;
  /** All years together. */
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
