import { type ServiceId, serviceIds } from '../requests/prices.ts';

/**
 * What a line of the ledger stores in `description`: a code, which the screens say in their own language. Lines of before
 * hold a Dutch sentence there; it is shown as it is.
 */
export const lineDescriptions = {
  purchase: 'purchase',
  refund: 'refund',
  refundFailed: 'refund-failed',
  disputed: 'dispute',
  disputeWon: 'dispute-won',
} as const;

export interface UsedService {
  readonly service: ServiceId;
  readonly hours: number;
}

const usage = /^usage:([a-z]+):(\d{1,2})$/;

/** Of a line that pays for a visit: "usage:household:2". */
export const usageDescription = ({ service, hours }: UsedService): string => `usage:${service}:${hours}`;

/** @returns null for words of before, and for a service that is not ours. */
export function readUsage(description: string): UsedService | null {
  const [, named, hours] = usage.exec(description) ?? [];
  const service = serviceIds.find((id) => id === named);
  return service === undefined ? null : { service, hours: Number(hours) };
}
