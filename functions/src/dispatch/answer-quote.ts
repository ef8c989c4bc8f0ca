import type { z } from 'zod';
import type { answerQuote as contract } from '#domain/contracts/answer-quote.ts';
import { answerQuote as decide } from '#domain/dispatch/commands/answer-quote.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import { actorOf, type Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/** The yes or no of the senior, or of somebody who may book for her. Another senior's request looks like a missing one. */
export async function answerQuote(
  { request_id, command_id, number, answer }: Input,
  caller: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<Output>> {
  return ok(
    await dispatch.run({
      name: 'answer-quote',
      commandId: command_id,
      requestId: request_id,
      revision: null,
      actor: actorOf(caller),
      seniorId: caller.seniorId,
      decide: (before, { now }) => decide(before, { number, answer, how: 'app' }, now),
    }),
  );
}
