import * as z from 'zod/mini';
import { exactText, textLimits } from '../field-types.ts';

/** @param monday yyyy-MM-dd: the first day of the week. */
export const figuresId = (monday: string, shard: number): string => `${monday}_${shard}`;

/**
 * figures/{monday}_{shard}: amounts of one week by figure, service and area (src/domain/figures), moved in the
 * transaction that changes a request. Sharded as the counters of the board. One shard can be negative; the sum over the shards is exact.
 */
export const figuresSchema = z.strictObject({
  amounts: z.record(exactText(textLimits.address, 1), z.int()),
});

export type StoredFigures = z.infer<typeof figuresSchema>;
