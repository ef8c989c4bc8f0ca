import type { z } from 'zod';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import type { Answer } from '../answer.ts';
import type { Services } from '../services.ts';
import type { OwnLimits } from './call-limits.ts';
import type { Caller, Requirement } from './caller.ts';

/** Functions that require nothing get no caller. */
export type CallerOf<Required extends Requirement> = Required extends 'nothing' ? null : Caller;

/** Handles a call whose input is valid and whose caller meets the requirement. */
export type CallHandler<Input extends z.core.$ZodType, Output extends z.core.$ZodType, Required extends Requirement> = (
  input: z.output<Input>,
  caller: CallerOf<Required>,
  services: Services,
) => Promise<Answer<z.input<Output>>>;

export interface HttpFunction<
  Input extends z.core.$ZodType,
  Output extends z.core.$ZodType,
  Required extends Requirement,
> {
  readonly contract: FunctionContract<Input, Output>;
  readonly requires: Required;
  /** Of a function that stores something for whoever calls it. */
  readonly limits?: OwnLimits;
  /** Whether this call wants a sign-in of a few minutes ago; without it none does. */
  readonly wantsRecentSignIn?: (input: z.output<Input>) => boolean;
  /** Imports the handler at the first call, so that no function loads the code of another. */
  readonly load: () => Promise<CallHandler<Input, Output, Required>>;
}
