import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { remotely } from '../remote.ts';
import type { SignedInUser } from './auth.ts';

/** Returns the signed-in user once known; null without one. For background use, such as the outbox's sender. */
export const readCurrentUser = (): Promise<Result<SignedInUser | null, DomainError>> =>
  remotely(
    () => import('./auth.ts'),
    async ({ currentUser }) => ok(await currentUser()),
  );
