import { centsPerHourRange, plannedMinutesRange } from '../documents/visit.ts';
import { hourlyPrices, type PriceVariant } from '../requests/hourly-prices.ts';
import { isOffList } from '../requests/listed-cents.ts';
import type { ProposedPrice } from './commands/send-quote.ts';
import { readEuro } from '../typed-euro.ts';

/** A quote as it is being typed. */
export interface TypedQuote {
  readonly variant: PriceVariant;
  readonly euroPerHour: string;
  readonly minutes: number;
  readonly reason: string;
}

export type QuoteProblem = 'price-invalid' | 'price-outside' | 'minutes-invalid' | 'reason-missing';

export const variantsOf = (service: string): readonly PriceVariant[] =>
  hourlyPrices.filter((price) => price.service === service).map(({ variant }) => variant);

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Number.isInteger(value) && value >= min && value <= max;

/** The price that is typed, and what is wrong with it. A price that is not on the list needs a reason. */
export function checkQuote(
  service: string,
  { variant, euroPerHour, minutes, reason }: TypedQuote,
): { readonly price: ProposedPrice | null; readonly problems: readonly QuoteProblem[] } {
  const cents_per_hour = readEuro(euroPerHour);
  const problems: QuoteProblem[] = [];
  if (cents_per_hour === null) problems.push('price-invalid');
  else if (!within(cents_per_hour, centsPerHourRange)) problems.push('price-outside');
  if (!within(minutes, plannedMinutesRange)) problems.push('minutes-invalid');
  const valid = problems.length === 0 && cents_per_hour !== null;
  if (cents_per_hour !== null && isOffList(service, variant, cents_per_hour) && reason.trim() === '') {
    problems.push('reason-missing');
  }
  return { price: valid ? { variant, cents_per_hour, minutes } : null, problems };
}
