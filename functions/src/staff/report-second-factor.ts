import type { z } from 'zod';
import type { reportSecondFactor as contract } from '#domain/contracts/staff/staff-accounts.ts';
import { reportSecondFactor as command } from '#domain/staff/team/report-second-factor.ts';
import { toldAbout } from '#domain/staff/team/staff-alarm.ts';
import { ok } from '#domain/result.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** Called by a person’s own app once her second factor is there. */
export async function reportSecondFactor(
  { command_id: commandId }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { accounts, dispatch }: Pick<Services, 'accounts' | 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const actor = { uid: actorUid, role: 'admin' } as const;
  const told = toldAbout(await accounts.staff(), actorUid);
  return ok(recordAnswer(await dispatch.record(command(actor, commandId, told))));
}
