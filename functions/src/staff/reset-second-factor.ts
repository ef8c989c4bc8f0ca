import type { z } from 'zod';
import type { resetSecondFactor as contract } from '#domain/contracts/staff/staff-accounts.ts';
import { resetSecondFactor as command } from '#domain/staff/reset-second-factor.ts';
import { ok } from '#domain/result.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** Lets a colleague enrol anew. */
export async function resetSecondFactor(
  input: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch, logins, staffEmail }: Pick<Services, 'dispatch' | 'logins' | 'staffEmail'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const actor = { uid: actorUid, role: 'admin' } as const;
  const reset = command(actor, input, logins.forgetSecondFactor, staffEmail());
  return ok(recordAnswer(await dispatch.record(reset)));
}
