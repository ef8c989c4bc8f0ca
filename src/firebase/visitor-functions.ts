import type * as z from 'zod/mini';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#lib/result.ts';
import { postToFunction } from './post-to-function.ts';

/**
 * Calls a function that serves anyone, as a stranger, also when somebody is signed in on this device. A page that makes
 * no other calls loads no Firebase SDK.
 */
export function callFunctionAsVisitor<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  contract: FunctionContract<Input, Output>,
  input: z.input<Input>,
): Promise<Result<z.output<Output>, DomainError>> {
  return postToFunction(contract, input, async () => ({}));
}
