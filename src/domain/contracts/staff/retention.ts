import * as z from 'zod/mini';
import { documentId, isoDate } from '#domain/field-types.ts';
import { retentionReportSchema } from '#domain/documents/privacy/retention-report.ts';
import { personKinds } from '#domain/privacy/register/entry.ts';
import { functionContract } from '../function-contract.ts';

const { ran_at: _moment, ...shape } = retentionReportSchema.shape;

/** People who are named at most; whoever is called leaves room for the next. */
export const toCallAtMost = 100;

/**
 * What the nightly runs of retention removed and what will go, the newest run first: ids and counts, no names. And who is asked
 * by telephone whether the account may go, because no address of mail is known.
 */
export const readRetention = functionContract({
  name: 'read-retention',
  input: z.strictObject({}),
  output: z.strictObject({
    reports: z.array(z.strictObject({ ...shape, ran_at: z.iso.datetime() })),
    to_call: z
      .array(z.strictObject({ kind: z.enum(personKinds), id: documentId, name: z.string(), until: isoDate }))
      .check(z.maxLength(toCallAtMost)),
  }),
});

export type PersonToCall = z.output<typeof readRetention.output>['to_call'][number];

export type RetentionRun = z.output<typeof readRetention.output>['reports'][number];
