import type { StudentProfile } from '../documents/student-profile.ts';
import { type Transport, travelEstimate, type TravelEstimate } from '../places/travel-estimate.ts';

/** A car stays at home for less than this by bicycle, unless the visit itself needs it. */
const bicycleUpToMinutes = 20;

/**
 * The longest way from home to a visit that is proposed, in kilometres along the road. It is not paid, and comes twice. In
 * Flanders longer rides than 15 km are rare, with an electric bicycle too (Onderzoek Verplaatsingsgedrag 2019-2020, which
 * counts 36 km a day for everybody's journeys together); by car 35 km are some 55 minutes by our estimate. The numbers are
 * ours, and staff may decide otherwise, with a reason (decision 45).
 */
export const longestWayKm: Readonly<Record<Transport, number>> = { bicycle: 15, car: 35 };

/** Between two visits when a postcode is not in the table: not nothing, and not so much that a day cannot be planned. */
const unknownWayMinutes = 30;

type Traveller = Pick<StudentProfile, 'postcode' | 'has_car'>;

/** The way from home to a visit; null when it is not known. */
export function wayFromHome({ postcode, has_car }: Traveller, to: string, needsCar: boolean): TravelEstimate | null {
  const bicycle = travelEstimate(postcode, to, 'bicycle');
  const takesCar = has_car && (needsCar || (bicycle !== null && bicycle.minutes > bicycleUpToMinutes));
  return takesCar ? travelEstimate(postcode, to, 'car') : bicycle;
}

/** Minutes from one visit to the next, by the fastest way that the student has. */
export function minutesBetween(from: string, to: string, { has_car }: Pick<Traveller, 'has_car'>): number {
  return travelEstimate(from, to, has_car ? 'car' : 'bicycle')?.minutes ?? unknownWayMinutes;
}
