import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { readStaff } from '#domain/contracts/staff/staff-accounts.ts';
import { callFunction } from '#firebase/call-function.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';

export const teamQueries = {
  all: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'staff/team',
      read: () => callFunction(readStaff, {}),
      schema: readStaff.output,
      staleMs: 0,
      pollMs: 2 * pollMs,
    }),
};
