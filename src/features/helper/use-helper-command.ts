import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import type { HelperAnswer } from '#domain/contracts/helpers.ts';
import type { DispatchRejection } from '#domain/dispatch/rejections.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { callFunctionAsVisitor } from '#firebase/visitor-functions.ts';
import { mintId } from '#lib/ids.ts';
import { attemptOf, type CommandAttempt, unansweredAfter } from '#shared/command-attempt.ts';

type Input = z.core.$ZodType<unknown, { readonly link: string; readonly command_id: string }>;

/** Why it was not done. */
export type HelperProblem = DispatchRejection | ErrorCode;

/**
 * A command of the student: sent at once, and done once however often it is pressed. A lost answer leaves open whether it was
 * done; the next press has the same id.
 */
export function useHelperCommand<Of extends Input>(
  contract: FunctionContract<Of, z.core.$ZodType<HelperAnswer>>,
  link: string,
  refresh: () => Promise<void>,
) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<HelperProblem | null>(null);
  const unanswered = useRef<CommandAttempt | null>(null);

  async function run(fields: Omit<z.input<Of>, 'link' | 'command_id'>): Promise<boolean> {
    if (busy) return false;
    const attempt = attemptOf(fields, unanswered.current, mintId);
    unanswered.current = attempt;
    setBusy(true);
    setProblem(null);
    const answer = await callFunctionAsVisitor(contract, {
      ...fields,
      link,
      command_id: attempt.commandId,
    } as z.input<Of>);
    unanswered.current = unansweredAfter(attempt, answer);
    const code = answer.ok ? (answer.value.outcome === 'done' ? null : answer.value.code) : answer.error.code;
    setProblem(code);
    // Done or not: what holds now is shown.
    await refresh();
    setBusy(false);
    return code === null;
  }

  return { busy, problem, run };
}
