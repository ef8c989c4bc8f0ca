import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { refundSchema } from '#domain/documents/payments/refund.ts';
import { waitingNames } from '#firebase/staff/live/waiting-list.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';

/** More than this is no list for one morning; the count says how many there are. */
const shownAtMost = 50;

const waitingSchema = z.object({
  transfers: z.array(z.object({ id: z.string(), value: z.object({ refund: refundSchema, seniorName: z.string() }) })),
  count: z.int(),
});

/** The refunds that cannot go by card, and that staff has to transfer. */
export const waitingTransfersQuery = (acting: ActingFor) =>
  cachedQuery({
    acting,
    name: waitingNames.transfers,
    read: () => atServer(({ readWaitingTransfers }) => readWaitingTransfers(shownAtMost)),
    schema: waitingSchema,
    staleMs: 0,
    pollMs,
  });
