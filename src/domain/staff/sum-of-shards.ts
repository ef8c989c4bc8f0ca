import type { BoardCounter } from '../documents/board-counter.ts';
import { type BoardStage, boardStages } from '../documents/board-row.ts';

/** The number of rows per stage. */
export type StageCounts = Partial<Record<BoardStage, number>>;

export const sumOfShards = (shards: readonly BoardCounter[]): StageCounts =>
  Object.fromEntries(
    boardStages.map((stage) => [stage, shards.reduce((sum, { stages }) => sum + (stages[stage] ?? 0), 0)]),
  );

export const sameCounts = (one: StageCounts, other: StageCounts): boolean =>
  boardStages.every((stage) => (one[stage] ?? 0) === (other[stage] ?? 0));
