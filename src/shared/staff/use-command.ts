import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { callFunction } from '#firebase/call-function.ts';
import { mintId } from '#lib/ids.ts';
import { attemptOf, type CommandAttempt, unansweredAfter } from '#shared/command-attempt.ts';
import { boardQueries } from './board/board-query.ts';
import { type Connection, useConnection } from './connection/use-connection.ts';
import { askToSignInAgain } from './sign-in-again/ask-sign-in-again.ts';

/** The input of a command of staff, with what every one has. */
type CommandInput = z.core.$ZodType<unknown, { readonly command_id: string }>;

export interface Command<Input, Output> extends Connection {
  readonly busy: boolean;
  /** Why the last attempt was not done; null before one and after a success. */
  readonly error: DomainError | null;
  /** Does it now. Press again after a lost answer: the server does it once. */
  readonly run: (input: Omit<Input, 'command_id'>) => Promise<Result<Output, DomainError>>;
  /** Forgets the last error. */
  readonly settle: () => void;
}

/**
 * A command of staff: sent at once, and done once however often it is sent. Afterwards, done or refused, the board is read
 * again, so that the screen shows what now holds.
 */
export function useCommand<Input extends CommandInput, Output extends z.core.$ZodType>(
  acting: ActingFor,
  contract: FunctionContract<Input, Output>,
): Command<z.input<Input>, z.output<Output>> {
  const client = useQueryClient();
  const connection = useConnection();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<DomainError | null>(null);
  const unanswered = useRef<CommandAttempt | null>(null);

  const run = useCallback(
    async (input: Omit<z.input<Input>, 'command_id'>) => {
      const attempt = attemptOf(input, unanswered.current, mintId);
      unanswered.current = attempt;
      setBusy(true);
      const send = () => callFunction(contract, { ...input, command_id: attempt.commandId } as z.input<Input>);
      const first = await send();
      // The server did nothing yet: with a sign-in of now the same command goes on.
      const isTooLongAgo = !first.ok && first.error.code === 'recent-login-needed';
      const answer = isTooLongAgo && (await askToSignInAgain()) ? await send() : first;
      unanswered.current = unansweredAfter(attempt, answer);
      setBusy(false);
      setError(answer.ok ? null : answer.error);
      void client.refetchQueries({ queryKey: boardQueries.key(acting) });
      return answer;
    },
    [client, contract, acting],
  );

  return { ...connection, busy, error, run, settle: useCallback(() => setError(null), []) };
}
