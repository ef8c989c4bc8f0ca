import type { z } from 'zod';
import type { proposeMove as contract } from '#domain/contracts/visits/propose-move.ts';
import { proposeMove as propose, withdrawMove } from '#domain/dispatch/moves/propose-move.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import { actorOf, type Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/** A move is asked for, or not any more. Another senior's request looks like a missing one. */
export async function proposeMove(
  { request_id: requestId, visit_id: visitId, command_id: commandId, from, to }: Input,
  caller: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<Output>> {
  return ok(
    await dispatch.run({
      name: to === null ? 'withdraw-move' : 'propose-move',
      commandId,
      requestId,
      revision: null,
      actor: actorOf(caller),
      seniorId: caller.seniorId,
      decide: (before, context) =>
        to === null
          ? withdrawMove(before, { visitId, from }, context)
          : propose(before, { visitId, from, to }, context),
    }),
  );
}
