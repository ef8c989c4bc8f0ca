import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { customerSchema } from '#domain/documents/customer.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { deviceClock } from '#lib/clock.ts';
import { cachedQuery } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';

const confirmationSchema = z.object({
  request: storedServiceRequestSchema,
  visits: z.array(z.object({ id: z.string(), visit: visitSchema })),
  customer: z.nullable(customerSchema),
});

export type Confirmed = z.infer<typeof confirmationSchema>;

async function readConfirmation(requestId: string): Promise<Result<Confirmed, DomainError>> {
  const request = await atServer(({ readRequest }) => readRequest(requestId));
  if (!request.ok) return request;
  const [visits, customer] = await Promise.all([
    atServer(({ listVisitsOfRequest }) => listVisitsOfRequest(request.value)),
    atServer(({ readCustomer }) => readCustomer(request.value.senior_id, deviceClock.now())),
  ]);
  if (!visits.ok) return visits;
  return customer.ok ? ok({ request: request.value, visits: visits.value, customer: customer.value }) : customer;
}

/** What a confirmation on paper says. */
export const confirmationQuery = (acting: ActingFor, requestId: string) =>
  cachedQuery({
    acting,
    name: `staff/confirmation/${requestId}`,
    read: () => readConfirmation(requestId),
    schema: confirmationSchema,
    staleMs: 0,
    pollMs: false,
  });
