import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { cachedQuery } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';

/** The names of all staff, by uid. */
export const staffNamesQuery = (acting: ActingFor) =>
  cachedQuery({
    acting,
    name: 'staff/names',
    read: () => atServer(({ listStaffNames }) => listStaffNames()),
    schema: z.record(z.string(), z.string()),
    staleMs: 3_600_000,
    pollMs: false,
  });
