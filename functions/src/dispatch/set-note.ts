import type { z } from 'zod';
import type { setNote as contract } from '#domain/contracts/dispatch.ts';
import { setNote as command } from '#domain/dispatch/commands/set-note.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/** An internal note on a request, a person or a lead. */
export async function setNote(
  { command_id, about, text }: Input,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<Output>> {
  const actor = { uid: actorUid, role: 'admin' } as const;
  const note = await dispatch.record(command({ commandId: command_id, actor, about, text }));
  return note.ok ? ok(note.value) : reject('invalid-input');
}
