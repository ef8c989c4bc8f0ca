import type { z } from 'zod';
import { endMembership } from '#domain/circles/commands/end-membership.ts';
import type { leaveCircle as contract } from '#domain/contracts/end-membership.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';

/** A member leaves: her own membership, in whichever circle. */
export async function leaveCircle(
  { command_id: commandId, senior_id: seniorId }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const on = { commandId, seniorId, actor: { uid: actorUid, role: 'family' } } as const;
  return ok(recordAnswer(await dispatch.record(endMembership(on, { memberUid: actorUid, by: 'member' }))));
}
