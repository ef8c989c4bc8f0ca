import { type InSteps, runToEnd } from '../in-steps.ts';
import { type Match, matchOf } from './best-matches.ts';
import type { Candidate, OpenVisit } from './candidate.ts';
import { cheapestAssignment } from './cheapest-assignment.ts';
import { createPlanScorerInSteps, type Plan, type PlanScorer } from './plan-scorer.ts';

/** Students for visits: a proposal that staff takes row by row. Nobody for a visit that no student can do. */
export interface Proposal {
  /** In the order of their time. */
  readonly rows: readonly { readonly visit: OpenVisit; readonly match: Match | null }[];
  readonly assigned: number;
  /** Compares proposals for the same visits. */
  readonly points: number;
}

/** Groups of visits, by their index. */
type Slots = readonly (readonly number[])[];

/**
 * Groups visits so that no student can do two of a group: all go on at one moment. In the order of time, and no more
 * groups than needed.
 */
function slotsOf({ spans }: PlanScorer): Slots {
  const byEnd = [...spans.keys()].toSorted(
    (one, other) => (spans[one]?.end ?? 0) - (spans[other]?.end ?? 0) || one - other,
  );
  const slots: number[][] = [];
  const placed = new Set<number>();
  for (const first of byEnd) {
    if (placed.has(first)) continue;
    const end = spans[first]?.end ?? 0;
    const slot = byEnd.filter((visit) => !placed.has(visit) && (spans[visit]?.start ?? 0) < end);
    for (const visit of slot) placed.add(visit);
    slots.push(slot);
  }
  return slots;
}

/** Gives the visits of one slot the best students beside what the plan has already: as many as possible, then as well. */
function solveSlot(scorer: PlanScorer, slot: readonly number[], plan: Plan): void {
  const students = scorer.candidates.length;
  let [lowest, highest] = [0, 0];
  const costs = slot.map((visit) => {
    const row = new Float64Array(students + slot.length);
    const points = scorer.pointsFor(visit, plan);
    for (let student = 0; student < students; student += 1) {
      const cost = -(points[student] ?? 0);
      row[student] = cost;
      lowest = Math.min(lowest, cost);
      if (cost > highest && cost < Number.POSITIVE_INFINITY) highest = cost;
    }
    return row;
  });
  // Leaving a visit open costs more than any exchange of students among the others can win.
  for (const row of costs) row.fill(highest + (highest - lowest) * slot.length + 1, students);
  for (const [index, column] of cheapestAssignment(costs).entries()) {
    const visit = slot[index];
    if (visit !== undefined && column < students) plan[visit] = column;
  }
}

/** Solves slots one after another, each beside those before it. */
function* solveSlots(scorer: PlanScorer, slots: Slots): InSteps<Plan> {
  const plan = scorer.emptyPlan();
  for (const slot of slots) {
    solveSlot(scorer, slot, plan);
    yield;
  }
  return plan;
}

/** A student whom an early slot takes may be the only one for a later slot: each slot has its turn to be solved first. */
function* plansInTurn(scorer: PlanScorer, slots: Slots): InSteps<readonly Plan[]> {
  const plans: Plan[] = [];
  for (const first of slots) plans.push(yield* solveSlots(scorer, [first, ...slots.filter((slot) => slot !== first)]));
  return plans;
}

/** In the order of time, each visit takes the best student who is left. */
function oneByOne(scorer: PlanScorer): Plan {
  const plan = scorer.emptyPlan();
  for (const visit of scorer.visits.keys()) {
    let best = Number.NEGATIVE_INFINITY;
    let chosen: number | null = null;
    const points = scorer.pointsFor(visit, plan);
    for (let student = 0; student < points.length; student += 1) {
      const found = points[student] ?? best;
      if (found > best) [best, chosen] = [found, student];
    }
    plan[visit] = chosen;
  }
  return plan;
}

/** A plan with its value, which takes a while to compute. */
interface ValuedPlan extends ReturnType<PlanScorer['valueOf']> {
  readonly plan: Plan;
}

const withValue = (scorer: PlanScorer, plan: Plan): ValuedPlan => ({ plan, ...scorer.valueOf(plan) });

const better = (one: ValuedPlan, other: ValuedPlan): ValuedPlan =>
  other.assigned > one.assigned || (other.assigned === one.assigned && other.points > one.points) ? other : one;

/**
 * Solves each slot again beside all the others, until that makes the whole no better. Ends, because each change is
 * better than all before it. Afterwards no visit is open that a student could still be given.
 */
function* improve(scorer: PlanScorer, slots: Slots, start: ValuedPlan): InSteps<ValuedPlan> {
  let best = start;
  let before: ValuedPlan;
  do {
    before = best;
    for (const slot of slots) {
      const plan = [...best.plan];
      for (const visit of slot) plan[visit] = null;
      solveSlot(scorer, slot, plan);
      best = better(best, withValue(scorer, plan));
      yield;
    }
  } while (best !== before);
  return best;
}

function proposalOf(scorer: PlanScorer, { plan, assigned, points }: ValuedPlan): Proposal {
  const rows = scorer.visits.map((visit, index) => {
    const student = plan[index] ?? null;
    const candidate = student === null ? undefined : scorer.candidateWith(student, index, plan);
    return { visit, match: candidate === undefined ? null : matchOf(visit, candidate) };
  });
  return { rows, assigned, points };
}

/** The proposal of somebody who gives each visit, in the order of time, the best student who is left. */
export function assignOneByOne(visits: readonly OpenVisit[], candidates: readonly Candidate[]): Proposal {
  const scorer = runToEnd(createPlanScorerInSteps(visits, candidates));
  return proposalOf(scorer, withValue(scorer, oneByOne(scorer)));
}

/**
 * Proposes students for many visits together: first as many visits as possible, then the most points. Exact for visits
 * at one time; for visits at several times each slot is exact beside the others, and the whole is never worse than
 * {@link assignOneByOne}. Depends on neither the order of the visits nor that of the students. Pauses after each slot.
 */
export function* assignAllInSteps(visits: readonly OpenVisit[], candidates: readonly Candidate[]): InSteps<Proposal> {
  const scorer = yield* createPlanScorerInSteps(visits, candidates);
  const slots = slotsOf(scorer);
  const plans = [oneByOne(scorer), ...(yield* plansInTurn(scorer, slots))];
  const valued: ValuedPlan[] = [];
  for (const plan of plans) {
    valued.push(withValue(scorer, plan));
    yield;
  }
  return proposalOf(scorer, yield* improve(scorer, slots, valued.reduce(better)));
}

/** {@link assignAllInSteps} in one go. */
export function assignAll(visits: readonly OpenVisit[], candidates: readonly Candidate[]): Proposal {
  return runToEnd(assignAllInSteps(visits, candidates));
}
