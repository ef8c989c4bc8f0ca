import type { FormerCase } from '#domain/documents/dispatch.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { err, ok } from '#domain/result.ts';
import { seriesOf } from '#domain/series/request-series.ts';
import { isIn } from '../change-visits.ts';
import { withoutCode } from '../door-codes.ts';
import type { KnownStudent } from '../commands/offer-visit.ts';
import { rejectedStudent } from '../rejected-student.ts';
import { rejectedTime } from '../rejected-time.ts';
import type { DispatchRejection } from '../rejections.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';
import { undoingOf } from './undoable-steps.ts';

/** A command that is to be undone, as the transaction reads it. */
export interface UndoneStep {
  readonly id: string;
  /** The command's name. */
  readonly action: string;
  readonly former: FormerCase;
  /** Those who come back with it, by id; null for one whose record is gone. */
  readonly students: ReadonlyMap<string, KnownStudent | null>;
}

const timeOf = ({ visit: { date, start, minutes_planned } }: StoredVisit) => `${date} ${start} ${minutes_planned}`;

/** Why a visit cannot be as it was: its hour is over, or its student may not come any more. */
function rejectedReturn(
  is: StoredVisit,
  was: StoredVisit,
  { action, students }: UndoneStep,
  now: Date,
): DispatchRejection | null {
  const undoing = undoingOf(action);
  const needs = 'needs' in undoing ? undoing.needs : [];
  const isAsked = isIn(was, ['offered', 'confirmed']) && !isIn(is, ['confirmed']);
  if (needs.includes('time') && (isAsked || timeOf(is) !== timeOf(was))) {
    const rejected = rejectedTime(was.visit, now);
    if (rejected !== null) return rejected;
  }
  if (!needs.includes('student') || !isIn(was, ['confirmed'])) return null;
  const student = students.get(was.visit.studentprofile_id ?? '') ?? null;
  if (student === null) return 'student-not-found';
  // The reason was given when she was planned: only what no reason outweighs stands in the way.
  return rejectedStudent(was.id, was.visit, student.profile, { reason: action });
}

/** Brings back what a command changed. That nobody took a step since is for whoever compares the row's revision. */
export function undoStep(before: RequestCase, step: UndoneStep, { now }: DecisionContext): Decision {
  const { request, quote, taken_by: takenBy, visits: formerVisits, opened } = step.former;
  const kept = before.visits.filter(({ id }) => !opened.includes(id));
  for (const is of kept) {
    const was = formerVisits.find(({ id }) => id === is.id);
    const rejected = was === undefined ? null : rejectedReturn(is, was, step, now);
    if (rejected !== null) return err(rejected);
  }
  const visits = kept.map((is) => {
    const was = formerVisits.find(({ id }) => id === is.id);
    // Replaced as a whole: what the visit got since is gone again.
    return was === undefined
      ? is
      : { id: is.id, visit: { ...was.visit, revision: is.visit.revision + 1, updated_at: now } };
  });
  const formerCodes = formerVisits.flatMap(({ id, visit, door_code: code = visit.door_code }): [string, string][] =>
    code == null ? [] : [[id, code]],
  );
  const doorCodes = new Map([...before.doorCodes, ...formerCodes]);
  return ok({ request: { ...before.request, ...request }, quote, takenBy, visits, doorCodes });
}

interface Done {
  readonly name: string;
  readonly before: RequestCase;
  readonly after: RequestCase;
  readonly revisions: { readonly before: number; readonly after: number };
  readonly matchedAt: Date | null;
}

/** Returns what is kept of a command so that it can be undone; null for one that cannot be. */
export function formerCaseOf({ name, before, after, revisions, matchedAt }: Done): FormerCase | null {
  if (!('needs' in undoingOf(name))) return null;
  const { request_id, status, request_date, preferred_time, hours_requested } = before.request;
  const isNew = ({ id }: StoredVisit) => !before.visits.some((each) => each.id === id);
  return {
    request_id,
    revision_before: revisions.before,
    revision_after: revisions.after,
    request: {
      ...{ status, request_date, preferred_time, hours_requested },
      ...(before.request.series === after.request.series ? {} : { series: seriesOf(before.request) }),
    },
    quote: before.quote,
    taken_by: before.takenBy,
    matched_at: matchedAt,
    visits: before.visits
      .filter((each) => !after.visits.includes(each))
      .map(({ id, visit }) => {
        const code = before.doorCodes.get(id);
        return { id, visit: withoutCode(visit), ...(code === undefined ? {} : { door_code: code }) };
      }),
    opened: after.visits.filter(isNew).map(({ id }) => id),
  };
}
