import { boardCounterShards } from '../documents/board-counter.ts';

/** Returns the shard of the board's counters that a request is counted in: always the same. */
export function counterShardOf(requestId: string): number {
  let hash = 0;
  for (const letter of requestId) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % boardCounterShards;
}
