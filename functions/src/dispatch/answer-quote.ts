import type { z } from 'zod';
import type { answerQuote as contract } from '#domain/contracts/answer-quote.ts';
import { answerQuote as decide } from '#domain/dispatch/commands/answer-quote.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/** The senior's own yes or no. Another senior's request looks like a missing one. */
export async function answerQuote(
  { request_id, command_id, number, answer }: Input,
  { actorUid, seniorId }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<Output>> {
  return ok(
    await dispatch.run({
      name: 'answer-quote',
      commandId: command_id,
      requestId: request_id,
      revision: null,
      actor: { uid: actorUid, role: 'senior' },
      seniorId,
      decide: (before, { now }) => decide(before, { number, answer, how: 'app' }, now),
    }),
  );
}
