import * as z from 'zod/mini';
import { retentionReportSchema } from '#domain/documents/privacy/retention-report.ts';
import { functionContract } from '../function-contract.ts';

const { ran_at: _moment, ...shape } = retentionReportSchema.shape;

/** What the nightly runs of retention removed and what will go, the newest run first. Ids and counts, no names. */
export const readRetention = functionContract({
  name: 'read-retention',
  input: z.strictObject({}),
  output: z.strictObject({
    reports: z.array(z.strictObject({ ...shape, ran_at: z.iso.datetime() })),
  }),
});

export type RetentionRun = z.output<typeof readRetention.output>['reports'][number];
