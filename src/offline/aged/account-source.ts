import * as z from 'zod/mini';
import { type InterimUser, interimUserSchema } from '#domain/documents/interim-user.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#lib/result.ts';
import { type AgedSource, pollMs } from './aged-query.ts';

/**
 * The account record, read by every feature that shows something of it. What somebody changes on another device is to
 * show here within the poll.
 */
export function accountSource(
  uid: string,
  read: (uid: string) => Promise<Result<InterimUser | null, DomainError>>,
): AgedSource<InterimUser | null> {
  return { uid, name: 'account', read: () => read(uid), schema: z.nullable(interimUserSchema), staleMs: 0, pollMs };
}
