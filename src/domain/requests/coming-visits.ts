import { brusselsDate, daysBetween } from './calendar.ts';
import type { RequestStatus } from './request-status.ts';
import { type StoredVisitTime, visitSpan } from './visit-span.ts';

export interface PossibleVisit extends StoredVisitTime {
  readonly id: string;
  /** Null for an unknown stored value. */
  readonly status: RequestStatus | null;
}

/**
 * True for an assigned visit that is not over. It stays until its end: a senior whose student is late still reads who
 * comes. A visit without a known hour stays for the whole day.
 */
export function isComingVisit({ status, ...when }: Omit<PossibleVisit, 'id'>, now: Date): boolean {
  if (status !== 'assigned') return false;
  const span = visitSpan(when);
  return span !== null && now < span.end;
}

const startOf = (visit: StoredVisitTime) => visitSpan(visit)?.start.getTime() ?? Number.POSITIVE_INFINITY;

/** Returns the coming visits, soonest first; of two that begin together, the order of their ids decides. */
export function comingVisits<Visit extends PossibleVisit>(requests: readonly Visit[], now: Date): readonly Visit[] {
  return requests
    .filter((request) => isComingVisit(request, now))
    .map((visit) => ({ visit, start: startOf(visit) }))
    .sort((one, other) => one.start - other.start || (one.visit.id < other.visit.id ? -1 : 1))
    .map(({ visit }) => visit);
}

/** How far away a visit is: under way, or in a number of calendar days in Brussels, 0 for later today. */
export type VisitDistance = { readonly kind: 'now' } | { readonly kind: 'days'; readonly days: number };

/** A visit without a known hour is never under way: its day is as precise as it gets. */
export function visitDistance(visit: StoredVisitTime, now: Date): VisitDistance {
  const span = visitSpan(visit);
  if (span !== null && !span.allDay && span.start <= now) return { kind: 'now' };
  return { kind: 'days', days: Math.max(0, daysBetween(brusselsDate(now), visit.requestDate)) };
}
