import type { z } from 'zod';
import type { logBulkView as contract } from '#domain/contracts/staff/bulk-views.ts';
import { isExport, logBulkView as command } from '#domain/dispatch/commands/log-bulk-view.ts';
import { toldAbout } from '#domain/staff/team/staff-alarm.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/** An export or a search of persons. */
export async function logBulkView(
  { command_id, what, rows }: Input,
  { actorUid }: Caller,
  { accounts, dispatch }: Pick<Services, 'accounts' | 'dispatch'>,
): Promise<Answer<Output>> {
  const actor = { uid: actorUid, role: 'admin' } as const;
  const told = isExport(what) ? toldAbout(await accounts.staff(), actorUid) : [];
  const logged = await dispatch.record(command({ commandId: command_id, actor, what, rows, told }));
  return logged.ok ? ok(logged.value) : reject('invalid-input');
}
