import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DispatchAnswer } from '#domain/contracts/dispatch.ts';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { useCommand } from '../use-command.ts';

/** Why a command on a request was not done: rejected with a reason, or no decision was made. */
export type DispatchProblem =
  | { readonly kind: 'failed'; readonly error: DomainError }
  | ({ readonly kind: 'rejected' } & Omit<Extract<DispatchAnswer, { outcome: 'rejected' }>, 'outcome'>);

type DispatchInput = z.core.$ZodType<unknown, { readonly command_id: string }>;

export interface Dispatch<Input> {
  readonly busy: boolean;
  readonly problem: DispatchProblem | null;
  /** Returns whether it was done. */
  readonly run: (input: Omit<Input, 'command_id'>) => Promise<boolean>;
  readonly settle: () => void;
}

/** A command on a request. Afterwards everything that the screen shows is read again. */
export function useDispatch<Input extends DispatchInput, Output extends z.core.$ZodType<DispatchAnswer>>(
  acting: ActingFor,
  contract: FunctionContract<Input, Output>,
): Dispatch<z.input<Input>> {
  const client = useQueryClient();
  const { busy, run: send } = useCommand(acting, contract);
  const [problem, setProblem] = useState<DispatchProblem | null>(null);

  async function run(input: Omit<z.input<Input>, 'command_id'>): Promise<boolean> {
    setProblem(null);
    const answered = await send(input);
    void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
    if (!answered.ok) {
      setProblem({ kind: 'failed', error: answered.error });
      return false;
    }
    if (answered.value.outcome === 'done') return true;
    const { code, conflict } = answered.value;
    setProblem({ kind: 'rejected', code, conflict });
    return false;
  }

  return { busy, problem, run, settle: () => setProblem(null) };
}
