import { readMoveTimes as contract } from '#domain/contracts/visits/read-move-times.ts';
import { type ActingFor, seniorIn } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { withFreshSignIn } from '../auth/fresh-sign-in.ts';
import { callFunction } from '../functions.ts';

/** A day, and the hours at which the student of a visit is free for it. */
export interface FreeDay {
  readonly date: string;
  readonly starts: readonly string[];
}

/** When the student of a visit is free; null where that is not known. */
export async function readMoveTimes(
  acting: ActingFor,
  requestId: string,
  visitId: string,
): Promise<Result<readonly FreeDay[] | null, DomainError>> {
  const answered = await withFreshSignIn(() =>
    callFunction(contract, { ...seniorIn(acting), request_id: requestId, visit_id: visitId }),
  );
  return answered.ok ? ok(answered.value.days) : answered;
}
