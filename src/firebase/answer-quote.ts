import type * as z from 'zod/mini';
import { answerQuote as contract, type DispatchAnswer } from '#domain/contracts/dispatch.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { withFreshSignIn } from './auth/fresh-sign-in.ts';
import { callFunction } from './functions.ts';

/** The senior's own yes or no. The same answer again changes nothing. */
export const answerQuote = (input: z.input<typeof contract.input>): Promise<Result<DispatchAnswer, DomainError>> =>
  withFreshSignIn(() => callFunction(contract, input));
