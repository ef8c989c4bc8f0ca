import { distanceKm, placeOf } from './places.ts';

export type Transport = 'bicycle' | 'car';

/**
 * A guess from postcodes, never a planned route; a screen says so. Within one postcode the distance is 0, which means
 * less than the table can tell.
 */
export interface TravelEstimate {
  readonly kind: 'estimate';
  readonly by: Transport;
  /** Along the road, in tenths of a kilometre. */
  readonly km: number;
  /** Whole minutes, rounded up, with what it takes to leave and arrive. */
  readonly minutes: number;
}

/** How much longer a road is than a straight line. */
const detour = 1.25;

/** A car is parked a little away and never slower than the bicycle by this estimate. */
const speedKmPerHour: Readonly<Record<Transport, number>> = { bicycle: 16, car: 40 };
const minutesBesides = 5;

/** @returns null when the way is not known, because a postcode is outside the service area. */
export function travelEstimate(from: string, to: string, by: Transport): TravelEstimate | null {
  const start = placeOf(from);
  const end = placeOf(to);
  if (start === null || end === null) return null;
  const km = distanceKm(start, end) * detour;
  const minutes = Math.ceil((km / speedKmPerHour[by]) * 60 + minutesBesides);
  return { kind: 'estimate', by, km: Math.round(km * 10) / 10, minutes };
}
