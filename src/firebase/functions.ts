import type * as z from 'zod/mini';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#lib/result.ts';
import { connect } from './connection.ts';
import { postToFunction } from './post-to-function.ts';

/** Waits for the sign-in to be known: without it a call at start would go out as a stranger's. */
async function authorization(): Promise<Record<string, string>> {
  const { auth } = connect();
  await auth.authStateReady();
  const idToken = await auth.currentUser?.getIdToken();
  return idToken === undefined ? {} : { authorization: `Bearer ${idToken}` };
}

/**
 * Calls a function of ours, as whoever is signed in. No answer may mean that it was done all the same: every function
 * bears being called again.
 */
export function callFunction<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  contract: FunctionContract<Input, Output>,
  input: z.input<Input>,
): Promise<Result<z.output<Output>, DomainError>> {
  return postToFunction(contract, input, authorization);
}
