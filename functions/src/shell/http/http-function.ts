import type { z } from 'zod';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import type { Answer } from '../answer.ts';
import type { Services } from '../services.ts';
import type { Access, Caller } from './caller.ts';

/** Nobody is known to a function that serves anyone. */
export type CallerOf<Whom extends Access> = Whom extends 'anyone' ? null : Caller;

/** What a function does with a well-formed call of somebody whom it serves. */
export type CallHandler<Input extends z.core.$ZodType, Output extends z.core.$ZodType, Whom extends Access> = (
  input: z.output<Input>,
  caller: CallerOf<Whom>,
  services: Services,
) => Promise<Answer<z.input<Output>>>;

export interface HttpFunction<Input extends z.core.$ZodType, Output extends z.core.$ZodType, Whom extends Access> {
  readonly contract: FunctionContract<Input, Output>;
  readonly access: Whom;
  /** Imports the handler when the first call comes, so that no function pays for another's code. */
  readonly load: () => Promise<CallHandler<Input, Output, Whom>>;
}
