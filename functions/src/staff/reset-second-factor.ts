import type { z } from 'zod';
import type { resetSecondFactor as contract } from '#domain/contracts/staff/staff-accounts.ts';
import { resetSecondFactor as command } from '#domain/staff/team/reset-second-factor.ts';
import { toldAbout } from '#domain/staff/team/staff-alarm.ts';
import { ok } from '#domain/result.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** Lets a colleague enrol anew. */
export async function resetSecondFactor(
  input: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { accounts, dispatch, logins }: Pick<Services, 'accounts' | 'dispatch' | 'logins'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const actor = { uid: actorUid, role: 'admin' } as const;
  const told = toldAbout(await accounts.staff(), input.staff_uid);
  return ok(recordAnswer(await dispatch.record(command(actor, input, logins.forgetSecondFactor, told))));
}
