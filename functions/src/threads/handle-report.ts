import type { z } from 'zod';
import type { handleReport as contract } from '#domain/contracts/threads/staff-threads.ts';
import { ok } from '#domain/result.ts';
import { handleReport as command } from '#domain/threads/handle-report.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';

/** Staff has looked at a reported message. */
export async function handleReport(
  { command_id: commandId, report_id: reportId }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const minted = { commandId, actor: { uid: actorUid, role: 'admin' } } as const;
  return ok(recordAnswer(await dispatch.record(command(reportId, minted))));
}
