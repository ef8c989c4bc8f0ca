import type { Visit } from '../documents/visit.ts';
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

const minutesPerHalfHour = 30;

/**
 * The cost of a visit: its started half hours at the agreed price per hour, in whole cents. Before its end is known, that of
 * the visit as planned. The same sum as that of the quote. @returns null without an agreed price.
 */
export function visitCost({
  minutes_worked: worked,
  minutes_planned: planned,
  price,
}: Pick<Visit, 'minutes_worked' | 'minutes_planned' | 'price'>): VisitCost | null {
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
