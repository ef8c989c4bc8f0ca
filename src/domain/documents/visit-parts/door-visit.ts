import * as z from 'zod/mini';
import { visitStates } from '#domain/visits/visit-state.ts';

/** What the senior's card at the door reads of a visit; the whole of it is documents/visit.ts. Types only. */
export const doorVisitSchema = z.object({
  state: z.enum(visitStates),
  date: z.string(),
  /** Absent in visits that were confirmed before there were codes. */
  door_code: z.optional(z.nullable(z.string())),
});
