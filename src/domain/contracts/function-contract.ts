import type * as z from 'zod/mini';

/**
 * What the page and a function agree on. The function parses its input with this and refuses what does not fit; the page
 * parses the answer.
 */
export interface FunctionContract<Input extends z.core.$ZodType, Output extends z.core.$ZodType> {
  /** Last part of the path `/functions/<name>` (design.md decision 9). */
  readonly name: string;
  readonly input: Input;
  readonly output: Output;
}

export function functionContract<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  contract: FunctionContract<Input, Output>,
): FunctionContract<Input, Output> {
  return contract;
}

export const functionPath = ({ name }: { readonly name: string }): string => `/functions/${name}`;
