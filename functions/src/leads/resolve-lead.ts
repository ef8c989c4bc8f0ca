import type { z } from 'zod';
import type { resolveLead as contract } from '#domain/contracts/leads.ts';
import { resolveLead as command } from '#domain/leads/resolve-lead.ts';
import { ok } from '#domain/result.ts';
import { mintedByStaff } from '../shell/minted-by-staff.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** Keeps what a call to a lead came to. */
export async function resolveLead(
  { command_id: commandId, lead_id: leadId, call_on: callOn, revision, state, note }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  return ok(
    recordAnswer(
      await dispatch.record(command({ leadId, revision, state, callOn, note }, mintedByStaff(commandId, actorUid))),
    ),
  );
}
