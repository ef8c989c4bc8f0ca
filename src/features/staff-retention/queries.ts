import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { readRetention } from '#domain/contracts/staff/retention.ts';
import { callFunction } from '#firebase/call-function.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';

export const retentionQueries = {
  all: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'staff/retention',
      read: () => callFunction(readRetention, {}),
      schema: readRetention.output,
      staleMs: 0,
      pollMs: 10 * pollMs,
    }),
};
