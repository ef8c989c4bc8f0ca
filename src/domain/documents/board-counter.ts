import * as z from 'zod/mini';
import { boardStages } from './board-row.ts';

/** Shards of the board's counters: a document sustains about one write a second. */
export const boardCounterShards = 10;

export const boardCounterId = (shard: number): string => `board-${shard}`;

/** Between these are the ids of every shard, of a release with more of them too. */
export const boardCounterIds = { first: boardCounterId(0), last: 'board-~' } as const;

/**
 * counters/board-{shard}: rows of the board per stage, moved in the transaction that changes a row. One shard can be
 * negative; the sum over the shards is exact.
 */
export const boardCounterSchema = z.strictObject({ stages: z.partialRecord(z.enum(boardStages), z.int()) });

export type BoardCounter = z.infer<typeof boardCounterSchema>;
