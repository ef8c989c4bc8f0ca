import type * as z from 'zod/mini';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { connectAuth } from './auth/connect-auth.ts';
import { postToFunction } from './calls/post-to-function.ts';
import { toDomainError } from './error-mapping.ts';

/** Waits until Auth knows its user; otherwise a call at start would be unauthenticated. */
async function authorization(): Promise<Record<string, string>> {
  const auth = connectAuth();
  await auth.authStateReady();
  const idToken = await auth.currentUser?.getIdToken();
  return idToken === undefined ? {} : { authorization: `Bearer ${idToken}` };
}

/**
 * Calls one of our functions as the signed-in user. A missing answer leaves the outcome unknown, so every function is
 * idempotent.
 */
export function callFunction<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  contract: FunctionContract<Input, Output>,
  input: z.input<Input>,
): Promise<Result<z.output<Output>, DomainError>> {
  return postToFunction(contract, input, { authorize: authorization, toError: toDomainError });
}
