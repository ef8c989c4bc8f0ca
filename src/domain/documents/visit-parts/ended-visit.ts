import * as z from 'zod/mini';
import { moment } from '#domain/field-types.ts';
import { visitStates } from '#domain/visits/visit-state.ts';

/**
 * What the senior's screens read of a visit that is over; the whole of it is documents/visit.ts. Types only, so that an app
 * that was loaded before a field was added still reads it.
 */
export const endedVisitSchema = z.object({
  senior_id: z.string(),
  state: z.enum(visitStates),
  date: z.string(),
  start: z.string(),
  minutes_planned: z.number(),
  minutes_worked: z.nullable(z.number()),
  student_profiles: z.nullable(z.object({ first_name: z.string(), last_name: z.string(), residence: z.string() })),
  price: z.nullable(z.object({ cents_per_hour: z.number() })),
  questioned_at: z.optional(z.nullable(moment)),
  /** Nobody wrote it down, and she was asked. */
  asked_at: z.optional(z.nullable(moment)),
  senior_account: z.optional(z.nullable(z.object({ came: z.boolean() }))),
});

export type EndedVisit = z.infer<typeof endedVisitSchema>;
