import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type EndedVisit, endedVisitSchema } from '#domain/documents/visit-parts/ended-visit.ts';
import { serverPart } from '#firebase/server-part.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';

const visitsAtServer = serverPart(() => import('#firebase/visits/visit-part.ts'));

/** What she said of a visit that nobody wrote down. */
export function saidOf({ senior_account: account }: EndedVisit): 'came' | 'missed' | null {
  if (account == null) return null;
  return account.came ? 'came' : 'missed';
}

export const approvalQueries = {
  visit: (acting: ActingFor, visitId: string) =>
    cachedQuery({
      acting,
      name: `ended-visit/${visitId}`,
      read: () => visitsAtServer(({ readVisitPart }) => readVisitPart(endedVisitSchema, visitId)),
      schema: z.nullable(endedVisitSchema),
      onKept: (visit) => {
        if (visit === null) return;
        const isQuestioned = visit.questioned_at instanceof Date;
        const said = saidOf(visit);
        void deviceOutbox().confirmShown(acting, [{ visit_id: visitId, state: visit.state, isQuestioned, said }]);
      },
      staleMs: 0,
      pollMs,
    }),
};
