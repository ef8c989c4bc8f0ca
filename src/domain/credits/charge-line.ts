const prefix = 'visit_';

/** The id of the line that charges a visit: creating it a second time fails. */
export const chargeLineId = (visitId: string): string => `${prefix}${visitId}`;

/** @returns the visit that a line charges; null for a line of another kind. */
export const chargedVisitOf = (lineId: string): string | null =>
  lineId.startsWith(prefix) ? lineId.slice(prefix.length) : null;
