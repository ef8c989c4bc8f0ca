import type * as z from 'zod/mini';
import { changeSeries as contract } from '#domain/contracts/visits/change-series.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { withFreshSignIn } from '../auth/fresh-sign-in.ts';
import { callFunction } from '../functions.ts';

/**
 * The senior skips a visit of a series, or stops it. Idempotent by its command id.
 * @returns `visit-refused` where that cannot be any more: then nothing has changed.
 */
export async function changeSeries(input: z.input<typeof contract.input>): Promise<Result<void, DomainError>> {
  const answered = await withFreshSignIn(() => callFunction(contract, input));
  if (!answered.ok) return answered;
  return answered.value.outcome === 'done' ? ok(undefined) : err({ code: 'visit-refused' });
}
