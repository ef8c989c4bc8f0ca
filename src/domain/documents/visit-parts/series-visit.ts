import * as z from 'zod/mini';
import { visitStates } from '#domain/visits/visit-state.ts';

/**
 * `visits` of service_requests/{request_id}: what the senior's screens show of the visits of a series, first to last, in
 * the document that her device keeps. Types only, so that an app that was loaded before a field was added still reads it.
 * Written by functions only, in the transaction that changes the visit (docs/decisions/0080-visits-in-the-request.md).
 */
export const seriesVisitSchema = z.object({
  id: z.string(),
  /** Where the visit is now; yyyy-MM-dd. */
  date: z.string(),
  start: z.string(),
  minutes: z.number(),
  /** `offered` is shown as `open`: who was asked is not the senior's to know. */
  state: z.enum(visitStates),
  student: z.nullable(z.object({ first_name: z.string(), last_name: z.string(), residence: z.string() })),
  /** The date that the series gave it, where somebody moved it; else null. */
  moved_from: z.nullable(z.string()),
});

export type SeriesVisit = z.infer<typeof seriesVisitSchema>;
