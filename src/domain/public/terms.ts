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

const centsPerEuro = 100;

/** Returns the costs after an unanswered reminder, in cents; a percentage is rounded down, in the payer's favour. */
export function lateFeeCents(dueCents: number): number {
  if (dueCents <= 0) return 0;
  if (dueCents <= lateFees.low.upToEuro * centsPerEuro) return lateFees.low.feeEuro * centsPerEuro;
  if (dueCents <= lateFees.middle.upToEuro * centsPerEuro) return lateFees.middle.feeEuro * centsPerEuro;
  const share = Math.floor((dueCents * lateFees.above.percent) / 100);
  return Math.min(share, lateFees.above.atMostEuro * centsPerEuro);
}

/** Returns what a helper owes for a no-show: the missed hours at the agreed price, with a minimum. In cents. */
export function noShowCents(missedHours: number, hourlyEuro: number): number {
  return Math.max(Math.round(missedHours * hourlyEuro * centsPerEuro), terms.noShowMinimumEuro * centsPerEuro);
}
