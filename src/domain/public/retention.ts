/** Retention periods of spec.md section 9 ("Privacy retention"), and the version of the privacy page. */
export const privacyPolicy = {
  version: '1.0',
  /** The day of the last change, yyyy-MM-dd. */
  updated: '2025-05-05',
  /** Maximum age of an unused account. */
  inactiveAccountYears: 5,
  paymentYears: 10,
  correspondenceYears: 2,
} as const;
