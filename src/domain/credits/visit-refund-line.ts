const prefix = 'visit-refund_';

/** The id of the line that gives back of a visit's charge: creating it a second time fails. */
export const visitRefundLineId = (visitId: string, adjustmentId: string): string =>
  `${prefix}${visitId}_${adjustmentId}`;

/** The id of an adjustment is a UUID, that of a visit may have parts. @returns null for a line of another kind. */
export const refundedVisitOf = (lineId: string): string | null =>
  lineId.startsWith(prefix) ? lineId.slice(prefix.length, lineId.lastIndexOf('_')) : null;
