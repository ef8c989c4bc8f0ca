import { billedMinutes } from './hourly-prices.ts';

/** What is paid for a visit of so many minutes, in whole cents: by started half hours (spec.md section 5). */
export function quoteTotalCents({
  cents_per_hour,
  minutes,
}: {
  readonly cents_per_hour: number;
  readonly minutes: number;
}): number {
  return Math.round((cents_per_hour * billedMinutes(minutes)) / 60);
}
