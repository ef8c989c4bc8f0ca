import type { z } from 'zod';
import type { recordReminderLetter as contract } from '#domain/contracts/debts.ts';
import { recordLetter } from '#domain/debts/record-letter.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';

/** Notes that a reminder on paper was posted. */
export async function recordReminderLetter(
  { command_id: commandId, debt_id: debtId, revision, day }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const minted = { commandId, actor: { uid: actorUid, role: 'admin' } } as const;
  return ok(recordAnswer(await dispatch.record(recordLetter({ debtId, revision, day }, minted))));
}
