import * as z from 'zod/mini';
import { functionContract } from '../function-contract.ts';

/** What staff can see many of at once, outside of one file. */
export const bulkViews = ['students', 'requests', 'people-search', 'leads', 'figures'] as const;

export type BulkView = (typeof bulkViews)[number];

/** Keeps in the audit log that somebody exported or searched; called before the file is made. */
export const logBulkView = functionContract({
  name: 'log-bulk-view',
  input: z.strictObject({
    command_id: z.uuid(),
    what: z.enum(bulkViews),
    /** How many records were seen. */
    rows: z.int().check(z.gte(0), z.lte(1_000_000)),
  }),
  output: z.strictObject({ logged: z.literal(true) }),
});
