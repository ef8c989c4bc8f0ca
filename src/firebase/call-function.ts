import type * as z from 'zod/mini';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { serverPart } from './server-part.ts';

const functionsAtServer = serverPart(() => import('./functions.ts'));

/** As in `functions.ts`, whose code is loaded after the first view: for screens. */
export const callFunction = <Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  contract: FunctionContract<Input, Output>,
  input: z.input<Input>,
): Promise<Result<z.output<Output>, DomainError>> =>
  functionsAtServer((functions) => functions.callFunction(contract, input));
