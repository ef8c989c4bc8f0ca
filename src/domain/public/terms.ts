/** The numbers of the terms, spec.md section 9. The texts of src/i18n take every number from here. */
export const terms = {
  version: '1.0',
  /** The day of the last change, yyyy-MM-dd. */
  updated: '2025-05-13',
  /** Calendar days after the visit. */
  paymentDays: 14,
  /** Calendar days of the first reminder, free of charge. */
  reminderDays: 14,
  freeCancellationHours: 72,
  /** Minimum damages for a helper's no-show. */
  noShowMinimumEuro: 20,
  /** Period after the last visit in which a helper and a senior may not make a private arrangement. */
  nonCircumventionMonths: 12,
  /** Flat damages for each such breach. */
  breachEuro: 5000,
  minimumAge: 18,
  /** Belgian law (Code of economic law, VI.47): a consumer may withdraw from a contract made at a distance. */
  withdrawalDays: 14,
  /** Notice period of a change of the terms. Not in spec.md: for the lawyer to confirm. */
  noticeDays: 30,
} as const;

/** Extra costs of a late payment, spec.md section 9: flat amounts first, then a percentage with a ceiling. */
export const lateFees = {
  low: { upToEuro: 150, feeEuro: 20 },
  middle: { upToEuro: 300, feeEuro: 30 },
  above: { percent: 10, atMostEuro: 200 },
} as const;

/**
 * The most that the law lets a consumer be asked for a late payment (Code of economic law, XIX.4): an amount, and a
 * percentage of the part of the debt above a threshold.
 */
const legalLateFees = {
  low: { upToEuro: 150, feeEuro: 20 },
  middle: { upToEuro: 500, feeEuro: 30, percent: 10 },
  above: { feeEuro: 65, percent: 5, atMostEuro: 2_000 },
} as const;

const centsPerEuro = 100;

/** Returns the most that the law allows for a debt, in cents; a percentage is rounded down, in the payer's favour. */
export function legalLateFeeCents(dueCents: number): number {
  const { low, middle, above } = legalLateFees;
  const lowUpTo = low.upToEuro * centsPerEuro;
  const middleUpTo = middle.upToEuro * centsPerEuro;
  if (dueCents <= 0) return 0;
  if (dueCents <= lowUpTo) return low.feeEuro * centsPerEuro;
  if (dueCents <= middleUpTo) {
    return middle.feeEuro * centsPerEuro + Math.floor(((dueCents - lowUpTo) * middle.percent) / 100);
  }
  const share = Math.floor(((dueCents - middleUpTo) * above.percent) / 100);
  return Math.min(above.feeEuro * centsPerEuro + share, above.atMostEuro * centsPerEuro);
}

/** The costs of spec.md section 9 alone, without the law's maximum. */
export function agreedLateFeeCents(dueCents: number): number {
  if (dueCents <= 0) return 0;
  if (dueCents <= lateFees.low.upToEuro * centsPerEuro) return lateFees.low.feeEuro * centsPerEuro;
  if (dueCents <= lateFees.middle.upToEuro * centsPerEuro) return lateFees.middle.feeEuro * centsPerEuro;
  const share = Math.floor((dueCents * lateFees.above.percent) / 100);
  return Math.min(share, lateFees.above.atMostEuro * centsPerEuro);
}

/** Returns the costs after an unanswered reminder, in cents: as agreed, and never more than the law allows. */
export const lateFeeCents = (dueCents: number): number =>
  Math.min(agreedLateFeeCents(dueCents), legalLateFeeCents(dueCents));

/** Returns what a helper owes for a no-show: the missed hours at the agreed price, with a minimum. In cents. */
export function noShowCents(missedHours: number, hourlyEuro: number): number {
  return Math.max(Math.round(missedHours * hourlyEuro * centsPerEuro), terms.noShowMinimumEuro * centsPerEuro);
}
