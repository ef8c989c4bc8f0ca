import type { StudentProfile } from '../documents/student-profile.ts';
import type { InSteps } from '../in-steps.ts';
import type { BookedVisit, Candidate, OpenVisit } from './candidate.ts';
import { hoursInYear, isRuledOut, whyNotBoth, whyTooManyHours } from './hard-rules.ts';
import { fairness, fixedWishes, type Load, loadOf, nearlyUsed, pointsOf } from './soft-rules.ts';
import { dayNumber, spanOf, type WallClockSpan, weekOf } from './wall-clock.ts';

/** The student of each visit, both as indexes; null where there is none. */
export type Plan = (number | null)[];

/** Cannot be given the visit. */
const never = Number.NEGATIVE_INFINITY;

/** Visits and students prepared for trying plans: what no plan changes is computed once. */
export interface PlanScorer {
  /** In the order of time. */
  readonly visits: readonly OpenVisit[];
  readonly spans: readonly WallClockSpan[];
  /** In the order of their ids. */
  readonly candidates: readonly Candidate[];
  readonly emptyPlan: () => Plan;
  /** Points of each student for a visit beside the others of a plan; minus infinity for who cannot be given it. */
  readonly pointsFor: (visit: number, plan: Plan) => Float64Array;
  readonly valueOf: (plan: Plan) => { readonly assigned: number; readonly points: number };
  /** A student with the other visits that a plan gives her. */
  readonly candidateWith: (student: number, visit: number, plan: Plan) => Candidate;
}

const byId = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

function toBooked({ id, date, start, minutes, postcode }: OpenVisit): BookedVisit {
  return { visitId: id, date, start, minutes, postcode };
}

/** Points that no plan changes; minus infinity when a rule that no plan changes is broken. */
function fixedPoints(visit: OpenVisit, span: WallClockSpan, candidate: Candidate): number {
  const { profile, booked } = candidate;
  if (isRuledOut(visit, span, profile)) return never;
  if (booked.some((other) => whyNotBoth(visit, span, other, profile) !== null)) return never;
  return pointsOf(fixedWishes(visit, candidate));
}

/** Hours of a student for a visit, with those of other visits that a plan gives her. */
function loadWith(visit: OpenVisit, load: Load, others: readonly OpenVisit[]): Load {
  const week = weekOf(dayNumber(visit.date));
  const year = visit.date.slice(0, 4);
  const hoursOf = (counted: readonly OpenVisit[]) => counted.reduce((sum, { minutes }) => sum + minutes, 0) / 60;
  return {
    weekHours: load.weekHours + hoursOf(others.filter(({ date }) => weekOf(dayNumber(date)) === week)),
    yearHours: load.yearHours + hoursOf(others.filter(({ date }) => date.startsWith(year))),
  };
}

/** What no plan changes, per visit and student. */
interface Prepared extends Pick<PlanScorer, 'visits' | 'spans' | 'candidates'> {
  readonly booked: readonly BookedVisit[];
  /** Points without what depends on hours. */
  readonly points: readonly Float64Array[];
  /** Points when a plan gives the student nothing else. */
  readonly alone: readonly Float64Array[];
}

/** Points for hours; minus infinity when there are too many. */
function hoursPoints(visit: OpenVisit, profile: StudentProfile, load: Load): number {
  if (whyTooManyHours(visit, load.yearHours) !== null) return never;
  return fairness(visit, profile, load).points + nearlyUsed(visit, load).points;
}

/** `points` and `alone` of {@link Prepared}, for one visit. */
function preparePoints(visit: OpenVisit, span: WallClockSpan, candidates: readonly Candidate[]) {
  const points = new Float64Array(candidates.map((candidate) => fixedPoints(visit, span, candidate)));
  const alone = points.map((fixed, student) => {
    const candidate = candidates[student];
    if (candidate === undefined || fixed === never) return never;
    return fixed + hoursPoints(visit, candidate.profile, loadOf(visit, candidate));
  });
  return { points, alone };
}

function* prepareInSteps(unordered: readonly OpenVisit[], students: readonly Candidate[]): InSteps<Prepared> {
  const candidates = students.toSorted((one, other) => byId(one.profile.id, other.profile.id));
  const visits = unordered.toSorted((one, other) => spanOf(one).start - spanOf(other).start || byId(one.id, other.id));
  const spans: WallClockSpan[] = [];
  const points: Float64Array[] = [];
  const alone: Float64Array[] = [];
  for (const visit of visits) {
    const span = spanOf(visit);
    const ofVisit = preparePoints(visit, span, candidates);
    spans.push(span);
    points.push(ofVisit.points);
    alone.push(ofVisit.alone);
    yield;
  }
  return { visits, spans, candidates, booked: visits.map(toBooked), points, alone };
}

/** The other visits that a plan gives a student. */
function othersOf(student: number, except: number, plan: Plan): readonly number[] {
  const others: number[] = [];
  for (let visit = 0; visit < plan.length; visit += 1) {
    if (visit !== except && plan[visit] === student) others.push(visit);
  }
  return others;
}

function scoreVisit(prepared: Prepared, index: number, student: number, plan: Plan): number {
  const { visits, spans, candidates, booked, points } = prepared;
  const [visit, span, candidate] = [visits[index], spans[index], candidates[student]];
  const fixed = points[index]?.[student] ?? never;
  if (visit === undefined || span === undefined || candidate === undefined || fixed === never) return never;
  const others = othersOf(student, index, plan);
  const isTaken = others.some((other) => {
    const that = booked[other];
    return that !== undefined && whyNotBoth(visit, span, that, candidate.profile) !== null;
  });
  if (isTaken) return never;
  const load = loadWith(
    visit,
    loadOf(visit, candidate),
    others.flatMap((other) => visits[other] ?? []),
  );
  return fixed + hoursPoints(visit, candidate.profile, load);
}

/** Only students to whom the plan gives another visit are scored anew. */
function scoreStudents(prepared: Prepared, visit: number, plan: Plan): Float64Array {
  const row = new Float64Array(prepared.alone[visit] ?? []);
  for (const student of plan) {
    if (student !== null) row[student] = scoreVisit(prepared, visit, student, plan);
  }
  return row;
}

/** The total of a plan, each visit scored beside those before it. */
function scorePlan(prepared: Prepared, plan: Plan): { readonly assigned: number; readonly points: number } {
  const before: Plan = plan.map(() => null);
  let [assigned, points] = [0, 0];
  for (const [visit, student] of plan.entries()) {
    if (student === null) continue;
    points += scoreVisit(prepared, visit, student, before);
    assigned += 1;
    before[visit] = student;
  }
  return { assigned, points };
}

function withVisits(candidate: Candidate, given: readonly OpenVisit[]): Candidate {
  const hours = { ...candidate.profile.hours_by_year };
  for (const { date, minutes } of given)
    hours[date.slice(0, 4)] = hoursInYear({ hours_by_year: hours }, date) + minutes / 60;
  return {
    ...candidate,
    profile: { ...candidate.profile, hours_by_year: hours },
    booked: [...candidate.booked, ...given.map(toBooked)],
  };
}

/** Pauses after each visit. */
export function* createPlanScorerInSteps(
  visits: readonly OpenVisit[],
  candidates: readonly Candidate[],
): InSteps<PlanScorer> {
  const prepared = yield* prepareInSteps(visits, candidates);
  return {
    visits: prepared.visits,
    spans: prepared.spans,
    candidates: prepared.candidates,
    emptyPlan: () => visits.map(() => null),
    pointsFor: (visit, plan) => scoreStudents(prepared, visit, plan),
    valueOf: (plan) => scorePlan(prepared, plan),
    candidateWith: (student, visit, plan) => {
      const candidate = prepared.candidates[student];
      if (candidate === undefined) throw new RangeError(`there is no student ${student}`);
      return withVisits(
        candidate,
        othersOf(student, visit, plan).flatMap((other) => prepared.visits[other] ?? []),
      );
    },
  };
}
