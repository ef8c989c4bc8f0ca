import { collections } from '#domain/collections.ts';
import type { DocumentWrite } from '#domain/dispatch/transaction/document-transaction.ts';

/** In seconds, as `auth_time` has it: a sign-in of the same second counts, as Auth itself has it. */
export const sessionsFrom = (now: Date): number => Math.floor(now.getTime() / 1000);

/** Makes rules and functions refuse every token of a session from before now. */
export const sessionsEndedAt = (uid: string, now: Date): DocumentWrite => ({
  kind: 'update',
  collection: collections.interimUsers,
  id: uid,
  data: { sessions_valid_from: sessionsFrom(now) },
});

/** Whether a session of this sign-in was ended. Fails closed: what is no number ends every session. */
export const isEndedSession = (validFrom: unknown, signedInAt: Date): boolean =>
  validFrom !== undefined && !(typeof validFrom === 'number' && validFrom <= sessionsFrom(signedInAt));
