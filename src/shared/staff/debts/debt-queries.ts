import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { debtSchema } from '#domain/documents/payments/debt.ts';
import { waitingNames } from '#firebase/staff/live/waiting-list.ts';
import { deviceClock } from '#lib/clock.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';

/** More than this is no list for one morning; the count says how many there are. */
const shownAtMost = 50;

const storedSchema = z.object({ id: z.string(), debt: debtSchema });
const namedSchema = z.object({ id: z.string(), debt: debtSchema, name: z.string() });
const ownerSchema = z.nullable(z.object({ seniorId: z.string(), name: z.string() }));

/** Debts as staff sees them. */
export const debtQueries = {
  waiting: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: waitingNames.debts,
      read: () => atServer(({ readWaitingDebts }) => readWaitingDebts(shownAtMost, deviceClock.now())),
      schema: z.object({ debts: z.array(namedSchema), count: z.int() }),
      staleMs: 0,
      pollMs,
    }),
  ofSenior: (acting: ActingFor, seniorId: string) =>
    cachedQuery({
      acting,
      name: `staff/debts/${seniorId}`,
      read: () => atServer(({ listDebtsOf }) => listDebtsOf(seniorId)),
      schema: z.array(storedSchema),
      staleMs: 0,
      pollMs,
    }),
  debt: (acting: ActingFor, debtId: string) =>
    cachedQuery({
      acting,
      name: `staff/debt/${debtId}`,
      read: () => atServer(({ readDebt }) => readDebt(debtId)),
      schema: z.nullable(storedSchema),
      staleMs: 0,
      pollMs,
    }),
  owner: (acting: ActingFor, reference: string) =>
    cachedQuery({
      acting,
      name: `staff/reference/${reference}`,
      read: () => atServer(({ readReferenceOwner }) => readReferenceOwner(reference, deviceClock.now())),
      schema: ownerSchema,
      staleMs: 0,
      pollMs: false,
    }),
};
