import type { ServiceId } from './prices.ts';

/** Distinguishes the prices of one service. */
export const priceVariants = [
  'standard',
  'regular',
  'light',
  'intensive',
  'heavy',
  'own-car',
  'provider-car',
  'no-car',
] as const;

export type PriceVariant = (typeof priceVariants)[number];

/** An hourly price in whole euro. */
export interface HourlyPrice {
  readonly service: ServiceId;
  readonly variant: PriceVariant;
  readonly euro: number;
}

/** Landing page prices, spec.md section 9. */
export const hourlyPrices: readonly HourlyPrice[] = [
  { service: 'companionship', variant: 'standard', euro: 15 },
  { service: 'garden', variant: 'regular', euro: 20 },
  { service: 'garden', variant: 'intensive', euro: 25 },
  { service: 'transport', variant: 'own-car', euro: 20 },
  { service: 'transport', variant: 'provider-car', euro: 25 },
  { service: 'groceries', variant: 'no-car', euro: 18 },
  { service: 'groceries', variant: 'own-car', euro: 18 },
  { service: 'groceries', variant: 'provider-car', euro: 25 },
  { service: 'household', variant: 'light', euro: 18 },
  { service: 'household', variant: 'heavy', euro: 25 },
  { service: 'physical', variant: 'light', euro: 15 },
  { service: 'physical', variant: 'intensive', euro: 25 },
];

/** Billing is per started half hour with a minimum of 30 minutes (spec.md section 5). @returns minutes billed. */
export function billedMinutes(minutesHelped: number): number {
  const step = 30;
  return Math.max(step, Math.ceil(minutesHelped / step) * step);
}

/** First-session offer: configuration with a deadline (spec.md section 1, design.md); Friday 23 May 2025 13:00 Brussels. */
export const firstSessionOffer = { euro: 5, deadline: '2025-05-23T13:00:00+02:00' } as const;

interface PriceExample {
  readonly service: ServiceId;
  readonly variant: PriceVariant;
  readonly hours: number;
}

/** The example calculations of the landing page (spec.md section 9, "Price examples shown"). */
const examples: readonly PriceExample[] = [
  { service: 'companionship', variant: 'standard', hours: 1 },
  { service: 'garden', variant: 'regular', hours: 3 },
  { service: 'transport', variant: 'provider-car', hours: 1 },
  { service: 'groceries', variant: 'provider-car', hours: 2 },
  { service: 'household', variant: 'light', hours: 2 },
  { service: 'physical', variant: 'light', hours: 1 },
];

/** Returns the hourly prices of one service and its example total, in whole euro. */
export function pricesOf(service: ServiceId) {
  const prices = hourlyPrices.filter((price) => price.service === service);
  const [example] = examples.flatMap(({ service: of, variant, hours }) => {
    const price = prices.find((each) => each.variant === variant);
    return of === service && price !== undefined ? [{ variant, hours, euro: hours * price.euro }] : [];
  });
  return { prices, example: example ?? null };
}

/** The lowest and the highest hourly price of a service, in whole euro; equal when there is one price. */
export function usualPrice(service: ServiceId): { readonly from: number; readonly to: number } {
  const euros = pricesOf(service).prices.map(({ euro }) => euro);
  return { from: Math.min(...euros), to: Math.max(...euros) };
}

export const minBilledMinutes = 30;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Offer {
  readonly euro: number;
  /** A moment, ISO 8601. */
  readonly deadline: string;
}

/**
 * Returns the remaining time of the offer; null from its deadline on. Whole days and hours: 0 days in the last 24
 * hours.
 */
export function openOffer(now: Date, { euro, deadline }: Offer = firstSessionOffer) {
  const end = new Date(deadline);
  const leftMs = end.getTime() - now.getTime();
  if (leftMs <= 0) return null;
  return { euro, deadline: end, daysLeft: Math.floor(leftMs / dayMs), hoursLeft: Math.floor(leftMs / hourMs) };
}
