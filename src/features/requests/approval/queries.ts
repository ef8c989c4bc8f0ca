import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { endedVisitSchema } from '#domain/documents/ended-visit.ts';
import { readEndedVisit } from '#firebase/visits/ended-visit.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';

export const approvalQueries = {
  visit: (acting: ActingFor, visitId: string) =>
    cachedQuery({
      acting,
      name: `ended-visit/${visitId}`,
      read: () => readEndedVisit(visitId),
      schema: z.nullable(endedVisitSchema),
      onKept: (visit) => {
        if (visit === null) return;
        const isQuestioned = visit.questioned_at instanceof Date;
        void deviceOutbox().confirmShown(acting, [{ visit_id: visitId, state: visit.state, isQuestioned }]);
      },
      staleMs: 0,
      pollMs,
    }),
};
