import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DispatchAnswer } from '#domain/contracts/dispatch.ts';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { isTransient } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { callFunction } from '#firebase/call-function.ts';
import { mintId } from '#lib/ids.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';

/** A command on one visit, as the several commands of a change share it. */
export interface SentCommand {
  readonly contract: FunctionContract<z.core.$ZodType, z.core.$ZodType<DispatchAnswer>>;
  readonly input: Readonly<Record<string, string | number>>;
}

export type Answered = Result<DispatchAnswer, DomainError>;

export type SendCommand = (command: SentCommand) => Promise<Answered>;

interface Sent {
  readonly commandId: string;
  readonly answered: Answered | null;
}

/**
 * Sends commands one after another, each with an id of its own. One whose answer was lost is sent with the same id when it
 * is sent again, and one that was done is not sent twice: several commands can be begun anew where they stopped.
 * @param keyOf what is the same of the same command.
 */
export function createKeyedSend<Command>(
  keyOf: (command: Command) => string,
  call: (command: Command, commandId: string) => Promise<Answered>,
  mint: () => string,
): (command: Command) => Promise<Answered> {
  const sent = new Map<string, Sent>();
  return async (command) => {
    const key = keyOf(command);
    const known = sent.get(key);
    if (known?.answered != null) return known.answered;
    const commandId = known?.commandId ?? mint();
    sent.set(key, { commandId, answered: null });
    const answered = await call(command, commandId);
    if (answered.ok && answered.value.outcome === 'done') sent.set(key, { commandId, answered });
    // What was refused may be asked again: something else may hold by then.
    else if (answered.ok || !isTransient(answered.error.code)) sent.delete(key);
    return answered;
  };
}

/** The same for commands on visits. */
export const createSend = (
  call: (command: SentCommand, commandId: string) => Promise<Answered>,
  mint: () => string,
): SendCommand => createKeyedSend(({ contract, input }) => JSON.stringify([contract.name, input]), call, mint);

/** The same for a screen, with what shows the outcome: everything on it is read again. */
export function useSend(acting: ActingFor): { readonly send: SendCommand; readonly readAgain: () => void } {
  const client = useQueryClient();
  const kept = useRef<SendCommand | null>(null);
  const send = useCallback<SendCommand>((command) => {
    kept.current ??= createSend(
      ({ contract, input }, commandId) => callFunction(contract, { ...input, command_id: commandId }),
      mintId,
    );
    return kept.current(command);
  }, []);
  const readAgain = useCallback(
    () => void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) }),
    [client, acting],
  );
  return { send, readAgain };
}
