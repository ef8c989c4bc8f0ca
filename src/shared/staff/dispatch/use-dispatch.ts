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

/** What every command of staff answers: done, with what it says besides, or rejected. */
type CommandAnswer = { readonly outcome: 'done' } | Extract<DispatchAnswer, { outcome: 'rejected' }>;

type DoneAnswer<Answer> = Extract<Answer, { outcome: 'done' }>;

export interface Dispatch<Input, Answer> {
  readonly busy: boolean;
  readonly problem: DispatchProblem | null;
  /** Returns whether it was done. */
  readonly run: (input: Omit<Input, 'command_id'>) => Promise<boolean>;
  /** Returns what a command that was done says besides; null when it was not. */
  readonly ask: (input: Omit<Input, 'command_id'>) => Promise<DoneAnswer<Answer> | null>;
  readonly settle: () => void;
}

/** A command on a request. Afterwards everything that the screen shows is read again. */
export function useDispatch<Input extends DispatchInput, Output extends z.core.$ZodType<CommandAnswer>>(
  acting: ActingFor,
  contract: FunctionContract<Input, Output>,
): Dispatch<z.input<Input>, z.output<Output>> {
  const client = useQueryClient();
  const { busy, run: send } = useCommand(acting, contract);
  const [problem, setProblem] = useState<DispatchProblem | null>(null);

  async function ask(input: Omit<z.input<Input>, 'command_id'>): Promise<DoneAnswer<z.output<Output>> | null> {
    setProblem(null);
    const answered = await send(input);
    void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
    if (!answered.ok) {
      setProblem({ kind: 'failed', error: answered.error });
      return null;
    }
    const answer: CommandAnswer = answered.value;
    if (answer.outcome === 'done') return answered.value as DoneAnswer<z.output<Output>>;
    const { code, conflict } = answer;
    setProblem({ kind: 'rejected', code, conflict });
    return null;
  }

  return { busy, problem, run: async (input) => (await ask(input)) !== null, ask, settle: () => setProblem(null) };
}
