import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { endedVisitSchema } from '#domain/documents/ended-visit.ts';
import { readVisitPart } from '#firebase/visits/visit-part.ts';
import { readBalance } from '#firebase/user-credits.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';

export const approvalQueries = {
  visit: (acting: ActingFor, visitId: string) =>
    cachedQuery({
      acting,
      name: `ended-visit/${visitId}`,
      read: () => readVisitPart(endedVisitSchema, visitId),
      schema: z.nullable(endedVisitSchema),
      onKept: (visit) => {
        if (visit === null) return;
        const isQuestioned = visit.questioned_at instanceof Date;
        void deviceOutbox().confirmShown(acting, [{ visit_id: visitId, state: visit.state, isQuestioned }]);
      },
      staleMs: 0,
      pollMs,
    }),
  /** In cents. */
  balance: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'balance-cents',
      read: () => readBalance(acting),
      schema: z.int(),
      staleMs: 0,
      pollMs,
    }),
};
