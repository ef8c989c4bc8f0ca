import type * as z from 'zod/mini';
import { approveVisit as contract } from '#domain/contracts/visits/approve-visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { withFreshSignIn } from '../auth/fresh-sign-in.ts';
import { callFunction } from '../functions.ts';

/** The senior's word on a visit that is over. The same word again changes nothing. */
export async function approveVisit(input: z.input<typeof contract.input>): Promise<Result<void, DomainError>> {
  const answer = await withFreshSignIn(() => callFunction(contract, input));
  return answer.ok ? ok(undefined) : answer;
}
