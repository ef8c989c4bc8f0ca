/**
 * The company's claims on the public pages (spec.md sections 1 and 9); a number that no longer holds is changed here.
 */
export const claims = {
  /** Number of available students: "800+". */
  students: 800,
  /** Stars, of five: the average of the review forms that follow a visit, as the landing page says. */
  rating: 4.8,
  serviceRadius: { km: 50, around: 'Antwerpen', latitude: 51.2194, longitude: 4.4025 },
} as const;
