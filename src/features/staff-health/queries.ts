import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { readHealth } from '#domain/contracts/staff/read-health.ts';
import { callFunction } from '#firebase/call-function.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';

export const healthQueries = {
  now: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'staff/health',
      read: () => callFunction(readHealth, {}),
      schema: readHealth.output,
      staleMs: 0,
      pollMs: 2 * pollMs,
    }),
};
