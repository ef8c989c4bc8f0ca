import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { readTold, readToldWords } from '#domain/contracts/told.ts';
import { callFunction } from '#firebase/call-function.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';

/** What staff tells on paper or on the phone. */
export const toldQueries = {
  /** Everything that waits now. A function answers, which is not called as often as the database. */
  waiting: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'staff/told',
      read: () => callFunction(readTold, {}),
      schema: readTold.output,
      staleMs: 0,
      pollMs: 2 * pollMs,
    }),
  /** What is to be said, as it holds now. */
  words: (acting: ActingFor, alertId: string) =>
    cachedQuery({
      acting,
      name: `staff/told/${alertId}`,
      read: () => callFunction(readToldWords, { alert_id: alertId }),
      schema: readToldWords.output,
      staleMs: 0,
      pollMs: 2 * pollMs,
    }),
};
