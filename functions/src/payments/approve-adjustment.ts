import type { z } from 'zod';
import type { approveAdjustment as contract } from '#domain/contracts/adjustments.ts';
import { approveAdjustment as command } from '#domain/credits/approve-adjustment.ts';
import { ok } from '#domain/result.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** The second staff member's answer to a correction above 100 euro. */
export async function approveAdjustment(
  { command_id: commandId, adjustment_id: adjustmentId, revision, answer }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const minted = { commandId, actor: { uid: actorUid, role: 'admin' } } as const;
  return ok(recordAnswer(await dispatch.record(command({ adjustmentId, revision, answer }, minted))));
}
