import { type ServiceId, serviceIds } from '../requests/prices.ts';

/**
 * The codes that a ledger line stores in `description`; screens translate them. Older lines contain a Dutch sentence,
 * which is shown unchanged.
 */
export const lineDescriptions = {
  purchase: 'purchase',
  gift: 'gift',
  refund: 'refund',
  withdrawal: 'withdrawal',
  refundFailed: 'refund-failed',
  disputed: 'dispute',
  disputeWon: 'dispute-won',
  adjustment: 'adjustment',
  missed: 'missed',
  lateFee: 'late-fee',
  latePayment: 'late-payment',
  transfer: 'transfer',
  visitRefund: 'visit-refund',
  opening: 'opening',
} as const;

export interface UsedService {
  readonly service: ServiceId;
  /** Also half ones. */
  readonly hours: number;
}

const usage = /^usage:([a-z]+):(\d{1,2}(?:\.5)?)$/;

/** The description of a line that pays for a visit: "usage:household:2", "usage:garden:1.5". */
export const usageDescription = ({ service, hours }: UsedService): string => `usage:${service}:${hours}`;

/** @returns null for the free text of older lines and for an unknown service. */
export function readUsage(description: string): UsedService | null {
  const [, named, hours] = usage.exec(description) ?? [];
  const service = serviceIds.find((id) => id === named);
  return service === undefined ? null : { service, hours: Number(hours) };
}
