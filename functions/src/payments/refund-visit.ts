import type { z } from 'zod';
import type { refundVisit as contract } from '#domain/contracts/adjustments.ts';
import { adjustCredits as command } from '#domain/credits/adjust-credits.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';

/** Gives back of a charged visit, or asks another staff member to: a correction that is about the visit. */
export async function refundVisit(
  {
    command_id: commandId,
    senior_id: seniorId,
    request_id,
    visit_id: id,
    cents,
    seen_refunded: seenCents,
    reason,
  }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const minted = { commandId, actor: { uid: actorUid, role: 'admin' } } as const;
  const wanted = { seniorId, cents, seenCents, reason, visit: { id, request_id } };
  return ok(recordAnswer(await dispatch.record(command(wanted, minted))));
}
