import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { rejectedCommand } from '#domain/contracts/dispatch-answer.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { mintId } from '#lib/ids.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { attemptOf, type CommandAttempt, unansweredAfter } from '#shared/command-attempt.ts';
import type * as z from 'zod/mini';

type Answer = { readonly outcome: 'done' } | z.infer<typeof rejectedCommand>;

/** Why a command was not done: no answer, or an answer that says no. */
export type CircleProblem =
  | { readonly kind: 'failed'; readonly error: DomainError }
  | { readonly kind: 'refused'; readonly code: z.infer<typeof rejectedCommand>['code'] };

/** Commands on the circle that need the network: the mail of an invitation leaves at once, or not at all. */
export function useCircleCommand(acting: ActingFor) {
  const client = useQueryClient();
  const unanswered = useRef<CommandAttempt | null>(null);
  /** What is being done; null for nothing. */
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<CircleProblem | null>(null);

  /** @param what names the command with all of its content. @returns what stood in the way; null when it is done. */
  async function run(
    what: string,
    call: (commandId: string) => Promise<Result<Answer, DomainError>>,
  ): Promise<CircleProblem | null> {
    const attempt = attemptOf(what, unanswered.current, mintId);
    unanswered.current = attempt;
    setBusy(what);
    setProblem(null);
    const answer = await call(attempt.commandId);
    unanswered.current = unansweredAfter(attempt, answer);
    const found = problemIn(answer);
    await client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
    setProblem(found);
    setBusy(null);
    return found;
  }

  return { busy, problem, run };
}

function problemIn(answer: Result<Answer, DomainError>): CircleProblem | null {
  if (!answer.ok) return { kind: 'failed', error: answer.error };
  return answer.value.outcome === 'done' ? null : { kind: 'refused', code: answer.value.code };
}
