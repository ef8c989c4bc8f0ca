import type { z } from 'zod';
import type { settleDataRequest as contract } from '#domain/contracts/privacy/data-requests.ts';
import { settleDataRequest as command } from '#domain/privacy/commands/settle-data-request.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { mintedByStaff } from '../shell/minted-by-staff.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';

/** Answers what somebody asked about the own data. */
export async function settleDataRequest(
  { command_id: commandId, data_request_id: id, result, answer }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  return ok(recordAnswer(await dispatch.record(command(id, { result, answer }, mintedByStaff(commandId, actorUid)))));
}
