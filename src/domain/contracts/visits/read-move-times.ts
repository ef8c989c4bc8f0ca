import * as z from 'zod/mini';
import { documentId, isoDate, timeOfDay } from '#domain/field-types.ts';
import { actingFor } from '../acting-for-input.ts';
import { functionContract } from '../function-contract.ts';

/**
 * The days and hours at which the student of a visit is free for it, in the coming weeks: hours alone, and nothing of what
 * else she does. Null without a student, and where it is not known when she can come.
 */
export const readMoveTimes = functionContract({
  name: 'read-move-times',
  input: z.strictObject({ ...actingFor, request_id: documentId, visit_id: documentId }),
  output: z.strictObject({
    days: z.nullable(z.array(z.strictObject({ date: isoDate, starts: z.array(timeOfDay) }))),
  }),
});
