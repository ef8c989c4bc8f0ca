import type { z } from 'zod';
import type { changeStaffRole as contract } from '#domain/contracts/staff/staff-accounts.ts';
import { changeStaffRole as command } from '#domain/staff/team/change-staff-role.ts';
import { ok } from '#domain/result.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** Gives a colleague another part of the work, or none. */
export async function changeStaffRole(
  input: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { accounts, dispatch, logins }: Pick<Services, 'accounts' | 'dispatch' | 'logins'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const actor = { uid: actorUid, role: 'admin' } as const;
  const members = await accounts.staff();
  return ok(recordAnswer(await dispatch.record(command(actor, input, { endSessions: logins.endSessions, members }))));
}
