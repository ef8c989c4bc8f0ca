import type { StoredVisit, Visit } from '../documents/visit.ts';
import { isMovable, isSameTime } from '../visits/visit-move.ts';
import type { VisitState } from '../visits/visit-state.ts';
import type { RequestCase } from './request-case.ts';

type Fields = Partial<Omit<Visit, 'request_id' | 'senior_id' | 'revision' | 'updated_at'>>;

/** The fields of a visit without a student. */
export const withoutStudent: Fields = { studentprofile_id: null, student_profiles: null, offers: [] };

/** What a visit forgets when it is to be at another time, or by somebody else. */
export const notAsked = ({ asked_at: askedAt }: Visit): Fields =>
  askedAt instanceof Date ? { asked_at: null, student_account: null, senior_account: null } : {};

/** Returns the visit with these fields and the next revision. */
export function changeVisit({ id, visit }: StoredVisit, fields: Fields, now: Date): StoredVisit {
  const offered = fields.offers === undefined ? {} : { offered_to: fields.offers.map(({ student_id }) => student_id) };
  const next = { ...visit, ...fields, ...offered, revision: visit.revision + 1, updated_at: now };
  // Asked of the visit as it was: at another time, or once it has begun or is not to be, it is asked no more.
  const lapses = visit.proposed_move != null && (!isMovable(next.state) || !isSameTime(visit, next));
  return { id, visit: lapses ? { ...next, proposed_move: null } : next };
}

export const findVisit = ({ visits }: RequestCase, id: string): StoredVisit | undefined =>
  visits.find((each) => each.id === id);

/** Returns the case with one visit replaced. */
export function withVisit(before: RequestCase, changed: StoredVisit): RequestCase {
  return { ...before, visits: before.visits.map((each) => (each.id === changed.id ? changed : each)) };
}

export const isIn = ({ visit: { state } }: StoredVisit, states: readonly VisitState[]): boolean =>
  states.includes(state);

/** The states in which a visit can be cancelled: it has not begun. */
const cancellable: readonly VisitState[] = ['open', 'offered', 'confirmed', 'missed'];

export const isCancellable = (visit: StoredVisit): boolean => isIn(visit, cancellable);

/** The student's name stays on the visit, for whoever has to call the student. */
export const cancelled = (visit: StoredVisit, now: Date, feeCents = 0): StoredVisit =>
  changeVisit(
    visit,
    { state: 'cancelled', offers: [], ...(feeCents === 0 ? {} : { fee: { cents: feeCents, state: 'due' } as const }) },
    now,
  );

/** Returns the visits with those cancelled that have not begun. */
export const withAllCancelled = (visits: readonly StoredVisit[], now: Date): readonly StoredVisit[] =>
  visits.map((each) => (isCancellable(each) ? cancelled(each, now) : each));
