import { hourlyPrices, type PriceVariant } from './hourly-prices.ts';

/** The price list's cents per hour; null for what is not on it. */
export function listedCents(service: string, variant: PriceVariant): number | null {
  const listed = hourlyPrices.find((price) => price.service === service && price.variant === variant);
  return listed === undefined ? null : listed.euro * 100;
}

/** Whether a price was changed by hand: it differs from the price list, or the list has none. Such a price needs a reason. */
export const isOffList = (service: string, variant: PriceVariant, cents: number): boolean =>
  listedCents(service, variant) !== cents;
