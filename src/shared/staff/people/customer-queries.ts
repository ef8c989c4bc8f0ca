import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { customerSchema } from '#domain/documents/customer.ts';
import { deviceClock } from '#lib/clock.ts';
import { cachedQuery } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';

const minute = 60_000;

/** Staff's record of one senior; null for somebody who is none. */
export const customerQuery = (acting: ActingFor, seniorId: string) =>
  cachedQuery({
    acting,
    name: `staff/customer/${seniorId}`,
    read: () => atServer(({ readCustomer }) => readCustomer(seniorId, deviceClock.now())),
    schema: z.nullable(customerSchema),
    staleMs: 0,
    pollMs: minute,
  });
