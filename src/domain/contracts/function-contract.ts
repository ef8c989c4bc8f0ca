import type * as z from 'zod/mini';

/** The schemas shared by page and function: the function validates its input with them, the page the answer. */
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
