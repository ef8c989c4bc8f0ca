import type { VisitAccount } from '#domain/documents/visit.ts';
import { err, ok } from '#domain/result.ts';
import { unrecordedStates } from '#domain/visits/unrecorded.ts';
import { changeVisit, findVisit, isIn, withVisit } from '../change-visits.ts';
import type { Decision, RequestCase } from '../request-case.ts';

/** The senior, or the student whose visit it is. */
export type Witness = { readonly side: 'senior' } | { readonly side: 'student'; readonly studentId: string };

/**
 * What one side says of a visit that both were asked about. It decides nothing: staff does. Another answer takes the place
 * of the former one; the same answer again changes nothing. Once staff has decided, an answer comes too late and is taken
 * as heard.
 */
export function accountForVisit(
  before: RequestCase,
  visitId: string,
  witness: Witness,
  { came, minutes }: Pick<VisitAccount, 'came' | 'minutes'>,
  now: Date,
): Decision {
  const found = findVisit(before, visitId);
  const isHers = witness.side === 'senior' || found?.visit.studentprofile_id === witness.studentId;
  if (found === undefined || !isHers) return err('not-found');
  if (!(found.visit.asked_at instanceof Date)) return err('visit-state-changed');
  if (!isIn(found, unrecordedStates)) return ok(before);
  const field = `${witness.side}_account` as const;
  const former = found.visit[field];
  if (former?.came === came && former.minutes === minutes) return ok(before);
  return ok(withVisit(before, changeVisit(found, { [field]: { came, minutes, at: now } }, now)));
}
