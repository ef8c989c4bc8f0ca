import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { creditAdjustmentSchema } from '#domain/documents/payments/credit-adjustment.ts';
import { waitingNames } from '#firebase/staff/live/waiting-list.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';

/** More than this is no list for one morning; the count says how many there are. */
const shownAtMost = 50;

const pendingSchema = z.object({
  adjustments: z.array(
    z.object({ id: z.string(), value: z.object({ adjustment: creditAdjustmentSchema, seniorName: z.string() }) }),
  ),
  count: z.int(),
});

/** The corrections of balances that wait for a second staff member. */
export const pendingAdjustmentsQuery = (acting: ActingFor) =>
  cachedQuery({
    acting,
    name: waitingNames.adjustments,
    read: () => atServer(({ readPendingAdjustments }) => readPendingAdjustments(shownAtMost)),
    schema: pendingSchema,
    staleMs: 0,
    pollMs,
  });
