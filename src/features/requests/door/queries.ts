import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { doorVisitSchema } from '#domain/documents/visit-parts/door-visit.ts';
import { readVisitPart } from '#firebase/visits/visit-part.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';

export const doorQueries = {
  /** Polled: another student has another code. The copy on the device shows it without a network. */
  visit: (acting: ActingFor, visitId: string) =>
    cachedQuery({
      acting,
      name: `door-visit/${visitId}`,
      read: () => readVisitPart(doorVisitSchema, visitId),
      schema: z.nullable(doorVisitSchema),
      staleMs: 0,
      pollMs,
    }),
};
