import { err, ok } from '#domain/result.ts';
import { isUnrecorded } from '#domain/visits/unrecorded.ts';
import { changeVisit, findVisit, withVisit } from '../change-visits.ts';
import type { Decision, RequestCase } from '../request-case.ts';

/** Asks both sides what became of a visit that nobody wrote down. Asked once; moved, it can be asked about again. */
export function askAfterVisit(before: RequestCase, visitId: string, now: Date): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  if (found.visit.asked_at instanceof Date) return ok(before);
  if (!isUnrecorded(found.visit, now)) return err('visit-state-changed');
  return ok(withVisit(before, changeVisit(found, { asked_at: now }, now)));
}
