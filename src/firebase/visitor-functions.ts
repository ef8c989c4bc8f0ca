import type * as z from 'zod/mini';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { toCallError } from './calls/call-error.ts';
import { postToFunction } from './calls/post-to-function.ts';

/**
 * Calls a public function without authentication, even when an account is signed in. A page with only such calls loads
 * no Firebase SDK.
 */
export function callFunctionAsVisitor<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  contract: FunctionContract<Input, Output>,
  input: z.input<Input>,
): Promise<Result<z.output<Output>, DomainError>> {
  return postToFunction(contract, input, { authorize: async () => ({}), toError: toCallError });
}
