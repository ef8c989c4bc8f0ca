import type { z } from 'zod';
import type { changeAbsence as contract } from '#domain/contracts/students.ts';
import { ok } from '#domain/result.ts';
import { changeAbsence as command } from '#domain/students/commands/change-absence.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/** Ends an absence earlier or later, or removes it. */
export async function changeAbsence(
  {
    command_id: commandId,
    student_id: studentId,
    absence_id: absenceId,
    shown_until: shownUntil,
    until,
    undoes,
  }: Input,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<Output>> {
  const actor = { uid: actorUid, role: 'admin' } as const;
  const target = { commandId, actor, studentId, absenceId, shownUntil, until, undoes };
  return ok(recordAnswer(await dispatch.record(command(target))));
}
