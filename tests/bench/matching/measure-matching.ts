import munkres from 'munkres-js';
import { assignAll, assignOneByOne } from '#domain/matching/assign-all.ts';
import { bestMatches } from '#domain/matching/best-matches.ts';
import { cheapestAssignment } from '#domain/matching/cheapest-assignment.ts';
import { antwerpMorning } from './antwerp-morning.ts';

export interface MatchingTimes {
  /** Milliseconds of the five best students for one visit. */
  readonly one: readonly number[];
  /** Milliseconds of the proposal for all visits. */
  readonly all: readonly number[];
  /** Milliseconds of the bare assignment, ours and munkres-js on the same costs. */
  readonly assignment: readonly number[];
  readonly peer: readonly number[];
}

export const matched = { visits: 40, students: 800 } as const;
const runs = 15;
/** Costs above those of any student, as of one who cannot be given the visit. */
const forbidden = 10_000;

function timed<Value>(times: number[], work: () => Value): Value {
  const began = performance.now();
  const value = work();
  times.push(performance.now() - began);
  return value;
}

/** Costs of which some three in five are forbidden, the same in every run. */
function someCosts(): readonly (readonly number[])[] {
  return Array.from({ length: matched.visits }, (_, row) =>
    Array.from({ length: matched.students }, (_cost, column) => {
      const mixed = (row * 7919 + column * 104_729 + row * column * 31) % 1009;
      return mixed < 605 ? forbidden : mixed % 100;
    }),
  );
}

const totalOf = (costs: readonly (readonly number[])[], pairs: Iterable<readonly [number, number]>): number =>
  [...pairs].reduce((sum, [row, column]) => sum + (costs[row]?.[column] ?? Number.NaN), 0);

/** @throws Error when a proposal is worse than one by one, or the peer finds a cheaper assignment. */
export function measureMatching(): MatchingTimes {
  const times = { one: [] as number[], all: [] as number[], assignment: [] as number[], peer: [] as number[] };
  const { visits, candidates } = antwerpMorning(matched.visits, matched.students);
  const costs = someCosts();
  const rows = costs.map((row) => Float64Array.from(row));
  for (let run = 0; run < runs; run += 1) {
    const visit = visits[run % visits.length];
    if (visit !== undefined) timed(times.one, () => bestMatches(visit, candidates));
    const proposal = timed(times.all, () => assignAll(visits, candidates));
    const simple = assignOneByOne(visits, candidates);
    if (proposal.assigned < simple.assigned) throw new Error('assigning together leaves more visits open');
    const columnOf = timed(times.assignment, () => cheapestAssignment(rows));
    const pairs = timed(times.peer, () => munkres(costs.map((row) => [...row])));
    if (totalOf(costs, columnOf.entries()) !== totalOf(costs, pairs)) throw new Error('the assignments differ in cost');
  }
  return times;
}
