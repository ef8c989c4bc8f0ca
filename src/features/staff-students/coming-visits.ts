import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { cachedQuery } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';

/** More than a student has planned at once. */
export const visitsAtMost = 50;

/** The visits that a student has from today on. Every command of staff reads them again. */
export const comingVisitsQuery = (acting: ActingFor, studentId: string, today: string) =>
  cachedQuery({
    acting,
    name: `staff/coming-visits/${studentId}`,
    read: () => atServer(({ listComingVisitsOf }) => listComingVisitsOf(studentId, today, visitsAtMost)),
    schema: z.array(z.object({ id: z.string(), visit: visitSchema })),
    staleMs: 0,
    pollMs: 30_000,
  });
