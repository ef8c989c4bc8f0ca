import type { z } from 'zod';
import { finishAlert as command } from '#domain/alerts/commands/finish-alert.ts';
import type { finishAlert as contract } from '#domain/contracts/told.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '#functions/shell/answer.ts';
import type { Caller } from '#functions/shell/http/caller.ts';
import { mintedByStaff } from '#functions/shell/minted-by-staff.ts';
import { recordAnswer } from '#functions/shell/record-answer.ts';
import type { Services } from '#functions/shell/services.ts';

/** A staff member says what came of a letter or a call. */
export async function finishAlert(
  { command_id: commandId, alert_id: id, result }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  return ok(recordAnswer(await dispatch.record(command(id, result, mintedByStaff(commandId, actorUid)))));
}
