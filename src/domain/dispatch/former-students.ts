import { formerStudentsAtMost, type StoredVisit } from '../documents/visit.ts';
import type { RequestCase } from './request-case.ts';

const isEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** Whose visit it was, the latest last, without whose it is. */
function formerOf(was: StoredVisit, is: StoredVisit): readonly string[] {
  const { former_students: known = [], studentprofile_id: left } = was.visit;
  const former = left === null ? known : [...known.filter((id) => id !== left), left];
  return former.filter((id) => id !== is.visit.studentprofile_id).slice(-formerStudentsAtMost);
}

function remembered(was: StoredVisit | undefined, is: StoredVisit): StoredVisit {
  if (was === undefined || was === is) return is;
  const former = formerOf(was, is);
  return isEqual(former, is.visit.former_students ?? [])
    ? is
    : { ...is, visit: { ...is.visit, former_students: [...former] } };
}

/**
 * Remembers in each visit the students who had it, so that their calendars can say that it is theirs no more. Also where a
 * step is undone, which brings back a visit from before it was anybody else's.
 */
export function withFormerStudents(before: RequestCase, after: RequestCase): RequestCase {
  const visits = after.visits.map((is) =>
    remembered(
      before.visits.find(({ id }) => id === is.id),
      is,
    ),
  );
  return visits.every((each, index) => each === after.visits[index]) ? after : { ...after, visits };
}
