import { confirmAccount as contract, type RegistrationDetails } from '#domain/contracts/accounts.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { callFunction } from '#firebase/functions.ts';
import type { Result } from '#domain/result.ts';

/** Has the server complete the records of the signed-in account. Idempotent. */
export const confirmAccount = (details: RegistrationDetails | null): Promise<Result<unknown, DomainError>> =>
  callFunction(contract, details === null ? {} : { details });
