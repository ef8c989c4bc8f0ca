import { brusselsDate } from './calendar.ts';
import { type StoredVisitTime, visitSpan } from './visit-span.ts';
import { terms } from '../public/terms.ts';

/**
 * What cancelling costs now (spec.md section 9): nothing until `freeUntil`, at most the agreed price after it. `late` is
 * a day before the visit, `same-day` the day of the visit, `begun` from its start.
 */
export interface CancellationTerms {
  readonly kind: 'free' | 'late' | 'same-day' | 'begun';
  /** The last moment at which cancelling is free. */
  readonly freeUntil: Date;
}

const hourMs = 60 * 60 * 1000;

/**
 * Returns the terms at a moment; null when the stored day is invalid. The 72 hours are elapsed hours, so across a change
 * of the clock `freeUntil` has another hour on the clock than the visit. Without a known hour they count from midnight,
 * the earliest possible start.
 */
export function cancellationTerms(visit: StoredVisitTime, now: Date): CancellationTerms | null {
  const span = visitSpan(visit);
  if (span === null) return null;
  const freeUntil = new Date(span.start.getTime() - terms.freeCancellationHours * hourMs);
  if (now <= freeUntil) return { kind: 'free', freeUntil };
  const isThatDay = brusselsDate(now) === visit.requestDate;
  if (isThatDay && (span.allDay || now < span.start)) return { kind: 'same-day', freeUntil };
  return { kind: now < span.start ? 'late' : 'begun', freeUntil };
}
