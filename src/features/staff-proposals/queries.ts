import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { customerSchema } from '#domain/documents/customer.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { deviceClock } from '#lib/clock.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';

const openSchema = z.object({
  visits: z.array(z.object({ id: z.string(), visit: visitSchema })),
  customers: z.array(customerSchema),
});

type OpenVisits = z.infer<typeof openSchema>;

async function readOpenVisits(
  requestIds: readonly string[],
  seniorIds: readonly string[],
): Promise<Result<OpenVisits, DomainError>> {
  const [visits, customers] = await Promise.all([
    atServer(({ listVisitsOfRequests }) => listVisitsOfRequests(requestIds)),
    atServer(async ({ readKnownCustomers }) => ok(await readKnownCustomers(seniorIds, deviceClock.now()))),
  ]);
  return visits.ok ? ok({ visits: visits.value, customers: customers.ok ? [...customers.value] : [] }) : visits;
}

/** Keys and options of this feature. */
export const proposalQueries = {
  /** The visits of these requests, with the records of their seniors: as many reads as visits and seniors. */
  open: (acting: ActingFor, requestIds: readonly string[], seniorIds: readonly string[]) =>
    cachedQuery({
      acting,
      name: `staff/open-visits/${requestIds.join('+')}`,
      read: () => readOpenVisits(requestIds, seniorIds),
      schema: openSchema,
      staleMs: 0,
      pollMs,
    }),
};
