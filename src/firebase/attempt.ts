import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { limitedCall } from './calls/limited-call.ts';
import { toDomainError } from './error-mapping.ts';

/** Runs a call of a Firebase SDK, counted and limited as every call, and returns errors as values. */
export function attempt<Value>(call: () => Promise<Value>): Promise<Result<Value, DomainError>> {
  return limitedCall(call, toDomainError);
}
