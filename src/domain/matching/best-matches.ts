import type { Candidate, OpenVisit } from './candidate.ts';
import { whyNot } from './hard-rules.ts';
import { pointsOf, type SoftReason, weighWishes } from './soft-rules.ts';

/** A student who can be given a visit, and how well she suits it. */
export interface Match {
  readonly studentId: string;
  /** Compares matches of one visit; means nothing by itself and is not shown. */
  readonly points: number;
  readonly reasons: readonly SoftReason[];
}

/** How well a student suits a visit, whether or not she can be given it. */
export function matchOf(visit: OpenVisit, candidate: Candidate): Match {
  const weighed = weighWishes(visit, candidate);
  return {
    studentId: candidate.profile.id,
    points: pointsOf(weighed),
    reasons: weighed.map(({ reason }) => reason).filter((reason) => reason !== null),
  };
}

/** Equal points go by id: the order never depends on that of the students. */
const bestFirst = (one: Match, other: Match): number =>
  other.points - one.points || (one.studentId < other.studentId ? -1 : 1);

/** Returns the students who suit a visit best, best first: only those without a hard reason against them. */
export function bestMatches(visit: OpenVisit, candidates: readonly Candidate[], count = 5): readonly Match[] {
  return candidates
    .filter((candidate) => whyNot(visit, candidate).length === 0)
    .map((candidate) => matchOf(visit, candidate))
    .toSorted(bestFirst)
    .slice(0, count);
}
