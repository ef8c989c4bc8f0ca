import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { interimUserSchema } from '#domain/documents/interim-user.ts';
import { dataRequestSchema } from '#domain/documents/privacy/data-request.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';

const oneSchema = z.object({ id: z.string(), value: dataRequestSchema });

const accountSchema = z.object({ id: z.string(), value: interimUserSchema });

/** Keys and options of this feature. */
export const dataRequestQueries = {
  one: (acting: ActingFor, id: string) =>
    cachedQuery({
      acting,
      name: `staff/data-request/${id}`,
      read: () => atServer(({ readDataRequest }) => readDataRequest(id)),
      schema: oneSchema,
      staleMs: 0,
      pollMs,
    }),
  /** Of a family member. */
  account: (acting: ActingFor, uid: string) =>
    cachedQuery({
      acting,
      name: `staff/family-account/${uid}`,
      read: () => atServer(({ readFamilyAccount }) => readFamilyAccount(uid)),
      schema: accountSchema,
      staleMs: 0,
      pollMs: false,
    }),
  /** By the address of somebody without an account. */
  lead: (acting: ActingFor, email: string) =>
    cachedQuery({
      acting,
      name: `staff/lead-at/${email}`,
      read: () => atServer(({ leadAt }) => leadAt(email)),
      schema: z.nullable(z.string()),
      staleMs: 0,
      pollMs: false,
    }),
};
