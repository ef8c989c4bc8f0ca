/**
 * Hours that a student may work in a calendar year at the lower contributions, and from when staff is warned. Apart from the
 * rules that use it: the student's page shows it, and has no need of postcodes.
 */
export const yearHours = { limit: 650, warning: 600 } as const;
