import { billedMinutes } from '../requests/hourly-prices.ts';
import { quoteTotalCents } from '../requests/quote-total.ts';

/** What a visit costs, and why. */
export interface VisitCost {
  readonly cents: number;
  readonly centsPerHour: number;
  /** Started half hours; at least one. */
  readonly halfHours: number;
  /** As long as it took. */
  readonly minutes: number;
}

/** What of a visit its cost follows from. */
interface CostedVisit {
  readonly minutes_worked: number | null;
  readonly minutes_planned: number;
  readonly price: { readonly cents_per_hour: number } | null;
}

const minutesPerHalfHour = 30;

/**
 * The cost of a visit: its started half hours at the agreed price per hour, in whole cents. Before its end is known, that of
 * the visit as planned. The same sum as that of the quote. @returns null without an agreed price.
 */
export function visitCost({ minutes_worked: worked, minutes_planned: planned, price }: CostedVisit): VisitCost | null {
  if (price === null) return null;
  const minutes = worked ?? planned;
  const { cents_per_hour: centsPerHour } = price;
  return {
    cents: quoteTotalCents({ cents_per_hour: centsPerHour, minutes }),
    centsPerHour,
    halfHours: billedMinutes(minutes) / minutesPerHalfHour,
    minutes,
  };
}
