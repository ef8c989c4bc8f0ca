import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { StorageFailure } from './storage-failure.ts';

/** Returns StorageFailure as a value; any other exception is a bug and is rethrown. */
export async function attemptStorage<Value>(work: () => Promise<Value>): Promise<Result<Value, DomainError>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof StorageFailure) return err({ code: error.code });
    throw error;
  }
}
