import type { BoardRow } from '../documents/board-row.ts';
import type { StageCounts } from './sum-of-shards.ts';

/** What a device is told of the board without asking. */
export interface BoardNews {
  /** What has changed since it began to listen, the earliest change first. */
  readonly rows: readonly BoardRow[];
  readonly counts: StageCounts;
}
