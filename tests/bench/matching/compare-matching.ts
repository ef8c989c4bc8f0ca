import { median } from '../statistics.ts';
import { matched, type MatchingTimes } from './measure-matching.ts';

interface MatchingTime {
  readonly what: string;
  /** Median. */
  readonly ms: number;
}

export interface MatchingComparison {
  readonly one: MatchingTime;
  readonly all: MatchingTime;
  readonly assignment: MatchingTime;
  readonly peer: MatchingTime;
  /** Peer / ours, of the bare assignment: above 1 ours is faster. */
  readonly ratio: number;
}

/** The cost of proposing students, and of the bare assignment beside munkres-js. */
export function compareMatching({ one, all, assignment, peer }: MatchingTimes): MatchingComparison {
  const size = `${matched.visits} visits, ${matched.students} students`;
  return {
    one: { what: `the five best of ${matched.students} students`, ms: median(one) },
    all: { what: `proposal for ${size}`, ms: median(all) },
    assignment: { what: `assignment of ${matched.visits} x ${matched.students}`, ms: median(assignment) },
    peer: { what: 'the same by munkres-js', ms: median(peer) },
    ratio: median(peer) / median(assignment),
  };
}
