import type { z } from 'zod';
import type { markThreadRead as contract } from '#domain/contracts/threads/threads.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { ofSenior, toAnswer } from './thread-participant.ts';

/** Keeps how much of a thread the caller has read: of the next message she is told again. */
export async function markThreadRead(
  { visit_id: visitId, count }: z.output<typeof contract.input>,
  caller: Caller,
  { threads }: Pick<Services, 'threads'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  return ok(toAnswer(await threads.markRead(visitId, count, ofSenior(caller))));
}
