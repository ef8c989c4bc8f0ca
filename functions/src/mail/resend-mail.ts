import type { z } from 'zod';
import type { resendMail as contract } from '#domain/contracts/mails.ts';
import { resendMail as command } from '#domain/mail/resend-mail.ts';
import { ok } from '#domain/result.ts';
import { mintedByStaff } from '../shell/minted-by-staff.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** Sends a mail once more. */
export async function resendMail(
  { command_id: commandId, mail_id: mailId, again }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  return ok(recordAnswer(await dispatch.record(command({ mailId, again }, mintedByStaff(commandId, actorUid)))));
}
