import type * as z from 'zod/mini';
import { proposeMove as contract } from '#domain/contracts/visits/propose-move.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { withFreshSignIn } from '../auth/fresh-sign-in.ts';
import { callFunction } from '../functions.ts';

/**
 * Asks to move a visit, or not any more. Idempotent by its command id.
 * @returns `visit-refused` where that cannot be any more: then nothing has changed.
 */
export async function proposeMove(input: z.input<typeof contract.input>): Promise<Result<void, DomainError>> {
  const answered = await withFreshSignIn(() => callFunction(contract, input));
  if (!answered.ok) return answered;
  return answered.value.outcome === 'done' ? ok(undefined) : err({ code: 'visit-refused' });
}
