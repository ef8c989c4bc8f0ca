/** How long data are kept, spec.md section 9 ("Privacy retention"), and the version of the page that says so. */
export const privacyPolicy = {
  version: '1.0',
  /** The day of the last change, yyyy-MM-dd. */
  updated: '2025-05-05',
  /** An account that nobody uses goes away after this long at most. */
  inactiveAccountYears: 5,
  paymentYears: 10,
  correspondenceYears: 2,
} as const;
