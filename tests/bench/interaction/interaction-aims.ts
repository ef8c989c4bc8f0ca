import type { Aim } from '../aim.ts';
import { percentile } from '../statistics.ts';
import type { ViewDelays } from './measure-interaction.ts';

const paintedWithinMs = 100;

export interface InteractionRow {
  readonly view: string;
  readonly interactions: number;
  readonly p50: number;
  readonly p95: number;
  /** p95 of the CPU time of the page's thread. */
  readonly cpu: number;
  readonly worst: string;
}

/** A view on which nothing was done, such as one whose buttons all open another document, does not meet its aim. */
const nothingDone = (view: string, why: string): InteractionRow => ({
  view,
  interactions: 0,
  p50: Number.POSITIVE_INFINITY,
  p95: Number.POSITIVE_INFINITY,
  cpu: Number.POSITIVE_INFINITY,
  worst: why,
});

/** Figures of each view, in milliseconds. */
export const interactionRows = (measured: readonly ViewDelays[]): readonly InteractionRow[] =>
  measured.map(({ view, interactions, failed }) => {
    const durations = interactions.map(({ delay }) => delay.duration);
    const [worst] = interactions.toSorted((one, other) => other.delay.duration - one.delay.duration);
    if (worst === undefined) return nothingDone(view, failed ?? 'nothing was done');
    const { duration, waited, handled } = worst.delay;
    const parts = `${waited.toFixed(0)} + ${handled.toFixed(0)} + ${(duration - waited - handled).toFixed(0)}`;
    return {
      view,
      interactions: interactions.length,
      p50: percentile(durations, 0.5),
      p95: percentile(durations, 0.95),
      cpu: percentile(
        interactions.map(({ delay }) => delay.cpu),
        0.95,
      ),
      worst: `${duration} (${parts}): ${worst.what}`,
    };
  });

export const aimsOfInteraction = (rows: readonly InteractionRow[]): readonly Aim[] =>
  rows.map(({ view, p95 }) => ({
    aim: `${view}: painted after an interaction < ${paintedWithinMs} ms (p95)`,
    measured: `${p95} ms`,
    met: p95 < paintedWithinMs,
  }));
