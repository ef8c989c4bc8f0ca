import type { z } from 'zod';
import type { bookForSenior as contract } from '#domain/contracts/people.ts';
import { bookForSenior as command } from '#domain/customers/book-for-senior.ts';
import { ok } from '#domain/result.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** A request that a senior makes on the phone. */
export async function bookForSenior(
  input: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const actor = { uid: actorUid, role: 'admin' } as const;
  return ok(recordAnswer(await dispatch.record(command(input.command_id, actor, input))));
}
