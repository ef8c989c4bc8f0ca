import type { StoredVisit } from '#domain/documents/visit.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { findVisit, isIn } from './change-visits.ts';
import { rejectedTime } from './rejected-time.ts';
import type { DispatchRejection } from './rejections.ts';
import type { RequestCase } from './request-case.ts';

/** A visit that a student can be offered or given: without one, at an agreed price, and at a time at which it can be. */
export function plannableVisit(
  before: RequestCase,
  visitId: string,
  now: Date,
): Result<StoredVisit, DispatchRejection> {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  if (!isIn(found, ['open', 'offered'])) return err('visit-state-changed');
  if (before.quote?.state !== 'accepted' || found.visit.price === null) return err('price-not-agreed');
  const rejected = rejectedTime(found.visit, now);
  return rejected === null ? ok(found) : err(rejected);
}
