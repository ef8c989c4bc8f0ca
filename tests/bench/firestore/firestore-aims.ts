import type { Aim } from '../aim.ts';
import type { FirestoreMeasurements } from './measure-firestore.ts';

const pageWithinMs = 10;
const getWithinMs = 10;
const listsPerSecondFrom = 500;
const startWithinMs = 2_000;
const memoryBelowMb = 1_000;

/** What the local Firestore should do with 120,000 documents. */
export function aimsOfFirestore({ ours, startMs, memoryMb }: FirestoreMeasurements): readonly Aim[] {
  const below = (aim: string, measured: number, limit: number, unit: string): Aim => ({
    aim: `${aim} < ${limit} ${unit}`,
    measured: `${measured.toFixed(1)} ${unit}`,
    met: measured < limit,
  });
  return [
    below('filter, order, limit 50: p95', ours.pageP95, pageWithinMs, 'ms'),
    {
      aim: `20 boards at once > ${listsPerSecondFrom} lists per second`,
      measured: ours.listsPerSecond.toFixed(0),
      met: ours.listsPerSecond > listsPerSecondFrom,
    },
    below('a get beside them: p95', ours.getAlongsideP95, getWithinMs, 'ms'),
    below('start', startMs, startWithinMs, 'ms'),
    below('memory', memoryMb, memoryBelowMb, 'MB'),
  ];
}
