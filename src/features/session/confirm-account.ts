import { confirmAccount as contract, type RegistrationDetails } from '#domain/contracts/accounts.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { callFunction } from '#firebase/functions.ts';
import { appPaths } from '#lib/app-paths.ts';
import { err, type Result } from '#domain/result.ts';

/**
 * Has the server complete the records of the signed-in account. Idempotent. Not on the page of an invitation: a login
 * without a record becomes a senior by it, and the invitation that is about to be taken could not be taken any more.
 */
export async function confirmAccount(details: RegistrationDetails | null): Promise<Result<unknown, DomainError>> {
  if (window.location.pathname === appPaths.invitation) return err({ code: 'network' });
  return callFunction(contract, details === null ? {} : { details });
}
