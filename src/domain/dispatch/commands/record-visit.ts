import { addMinutes } from 'date-fns/addMinutes';
import { momentOf } from '#domain/requests/calendar.ts';
import { err, ok } from '#domain/result.ts';
import { mayMoveVisit } from '#domain/visits/visit-state.ts';
import { changeVisit, findVisit, withVisit } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';
import { withinKnown } from './start-visit.ts';

/** What staff knows of a visit. */
export interface RecordedVisit {
  readonly visitId: string;
  readonly minutes: number;
  readonly km: number;
}

/**
 * Staff writes down a visit that the student did not: it took place, and goes to the senior for her approval. The time to
 * look at it begins now.
 */
export function recordVisit(
  before: RequestCase,
  { visitId, minutes, km }: RecordedVisit,
  { now }: DecisionContext,
): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  const { visit } = found;
  if (!mayMoveVisit(visit.state, 'done', 'staff')) return err('visit-state-changed');
  const planned = momentOf(visit.date, visit.start);
  if (planned > now) return err('visit-not-now');
  const started_at = visit.started_at ?? planned;
  const ended_at = withinKnown(addMinutes(started_at, minutes), started_at, now);
  const work = { started_at, ended_at, minutes_worked: minutes, km };
  return ok(withVisit(before, changeVisit(found, { state: 'done', ...work }, now)));
}
