import type { PlannerSpan } from './planner-types.ts';

/** The lane of each span, from 0: below each other where they overlap. Spans are in the order of their time. */
export function lanesOf(spans: readonly PlannerSpan[], shortest: number): readonly number[] {
  const ends: number[] = [];
  return spans.map(({ from, to }) => {
    const end = Math.max(to, from + shortest);
    const free = ends.findIndex((taken) => taken <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    return lane;
  });
}
