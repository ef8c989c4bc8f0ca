/** What the terms promise and ask, spec.md section 9. The texts of src/i18n take every number from here. */
export const terms = {
  version: '1.0',
  /** The day of the last change, yyyy-MM-dd. */
  updated: '2025-05-13',
  /** Calendar days after the help was given. */
  paymentDays: 14,
  /** Calendar days that the first reminder gives, free of charge. */
  reminderDays: 14,
  freeCancellationHours: 72,
  /** What a helper who does not come costs at least. */
  noShowMinimumEuro: 20,
  /** How long after the last visit two people who met here make no arrangement of their own. */
  nonCircumventionMonths: 12,
  /** Flat damages for each breach of that. */
  breachEuro: 5000,
  minimumAge: 18,
  /** Belgian law (Code of economic law, VI.47): a consumer may withdraw from a contract made at a distance. */
  withdrawalDays: 14,
  /** How long before a change of the terms people hear of it. Not in spec.md: for the lawyer to confirm. */
  noticeDays: 30,
} as const;

/** What a late payment costs on top, spec.md section 9: flat amounts first, then a share with a ceiling. */
export const lateFees = {
  low: { upToEuro: 150, feeEuro: 20 },
  middle: { upToEuro: 300, feeEuro: 30 },
  above: { percent: 10, atMostEuro: 200 },
} as const;

const centsPerEuro = 100;

/** The costs once a reminder has gone unanswered, in cents; a share is rounded to the advantage of who pays. */
export function lateFeeCents(dueCents: number): number {
  if (dueCents <= 0) return 0;
  if (dueCents <= lateFees.low.upToEuro * centsPerEuro) return lateFees.low.feeEuro * centsPerEuro;
  if (dueCents <= lateFees.middle.upToEuro * centsPerEuro) return lateFees.middle.feeEuro * centsPerEuro;
  const share = Math.floor((dueCents * lateFees.above.percent) / 100);
  return Math.min(share, lateFees.above.atMostEuro * centsPerEuro);
}

/** What a helper owes who did not come: the missed hours at the agreed price, with a minimum. In cents. */
export function noShowCents(missedHours: number, hourlyEuro: number): number {
  return Math.max(Math.round(missedHours * hourlyEuro * centsPerEuro), terms.noShowMinimumEuro * centsPerEuro);
}
