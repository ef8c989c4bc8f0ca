const prefix = 'visit_';

/** The id of the line that charges a visit: creating it a second time fails. */
export const chargeLineId = (visitId: string): string => `${prefix}${visitId}`;

/** @returns the visit that a line charges; null for a line of another kind. */
export const chargedVisitOf = (lineId: string): string | null =>
  lineId.startsWith(prefix) ? lineId.slice(prefix.length) : null;

const feePrefix = 'late_';

/** The id of the line for cancelling a visit late: creating it a second time fails. */
export const feeLineId = (visitId: string): string => `${feePrefix}${visitId}`;

/** @returns the visit whose late cancellation a line charges; null for a line of another kind. */
export const feeVisitOf = (lineId: string): string | null =>
  lineId.startsWith(feePrefix) ? lineId.slice(feePrefix.length) : null;

const latePaymentPrefix = 'overdue_';

/** The id of the line for paying a debt late: creating it a second time fails. */
export const latePaymentLineId = (debtId: string): string => `${latePaymentPrefix}${debtId}`;

/** The id of the line that credits a transfer: creating it a second time fails. */
export const transferLineId = (transferId: string): string => `transfer_${transferId}`;

/** What of a visit's charge was not given back yet, in cents. */
export const leftOfCharge = ({
  charged_cents: charged,
  refunded_cents: refunded,
}: {
  readonly charged_cents?: number | null | undefined;
  readonly refunded_cents?: number | undefined;
}): number => (charged ?? 0) - (refunded ?? 0);
